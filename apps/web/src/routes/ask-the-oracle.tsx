import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { ChatRoom } from '../features/oracle-chat/chat-room.tsx';
import { PremiumNote } from '../features/readings/premium-note.tsx';
import { chatUpsell } from '../features/readings/upsell-words.ts';
import { usePlan } from '../features/readings/use-plan.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { signUpOrInThenBackTo } from '../lib/user/account-mark.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.askTheOracle.askOracle,
    description: copy.askTheOracle.putQuestionToOracleAnd,
    keywords: ['oracle', 'spiritual guidance', 'astrology questions', 'natal chart'],
    canonical: paths.askTheOracle,
    isPrivate: true,
  });

/** A visitor sees the chat too, disabled, with a sign-in link. */
export default function AskTheOracle() {
  const session = useSession();
  useVisitorsGoToSignIn(session.status === 'visitor');
  const userId = session.status === 'user' ? session.session.user.id : null;
  const plan = usePlan();
  return (
    <div className="page pb-5 md:pt-6 md:pb-14">
      {/* On a phone the top bar has the title, and its line is the upper edge of the conversation. */}
      <div className="title-in-bar max-md:sr-only">
        <PageTitle lead={copy.askTheOracle.questionAndCalmAnswerWith} isLow>
          {copy.askTheOracle.askOracle}
        </PageTitle>
      </div>
      <ChatRoom
        key={userId}
        userId={userId}
        upsell={
          plan?.showsUpsell === true && (
            <PremiumNote title={copy.askTheOracle.unlimitedOracleConversations}>
              {chatUpsell(plan)}
            </PremiumNote>
          )
        }
      />
    </div>
  );
}

function useVisitorsGoToSignIn(isVisitor: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    // On sign-out the URL changes first, while this page is still on the screen.
    if (!isVisitor || window.location.pathname !== paths.askTheOracle) return;
    void navigate(signUpOrInThenBackTo(paths.askTheOracle), { replace: true });
  }, [isVisitor, navigate]);
}
