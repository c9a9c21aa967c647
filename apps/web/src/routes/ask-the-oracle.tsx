import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { ChatRoom } from '../features/oracle-chat/chat-room.tsx';
import { PremiumNote } from '../features/readings/premium-note.tsx';
import { chatUpsell } from '../features/readings/upsell-words.ts';
import { usePlan } from '../features/readings/use-plan.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { authThenBackTo, paths } from '../lib/navigation/paths.ts';
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

/** The room is shown to a visitor too, with nothing to press in it, until the way to sign in is taken. */
export default function AskTheOracle() {
  const session = useSession();
  useVisitorsGoToSignIn(session.status === 'visitor');
  const userId = session.status === 'user' ? session.session.user.id : null;
  const plan = usePlan();
  return (
    <div className="page py-5 md:py-14">
      {/* On a phone the bar above has the title, and the room is needed: what is left of today is to be seen too. */}
      <div className="max-md:sr-only">
        <PageTitle
          label={copy.askTheOracle.conversation}
          lead={copy.askTheOracle.questionAndCalmAnswerWith}
        >
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
    // Who signs out leaves first: the address has moved on while this page is still on the screen.
    if (!isVisitor || window.location.pathname !== paths.askTheOracle) return;
    void navigate(authThenBackTo(paths.askTheOracle), { replace: true });
  }, [isVisitor, navigate]);
}
