import { DELETION_REDIRECT_MS } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useSession } from '../session/accounts-context.ts';
import { copy } from '../copy.ts';

/** Whether this tab must show that the account was deleted, and a callback for when it has. */
export function useAccountDeleted(): { isLeaving: boolean; onLeft: () => void } {
  const session = useSession();
  const [takenOf, setTakenOf] = useState<typeof session | null>(null);
  const isDeleted = session.status === 'visitor' && session.isDeleted;
  return { isLeaving: isDeleted && takenOf !== session, onLeft: () => setTakenOf(session) };
}

/** Replaces the open page in every tab, then goes to the landing page. */
export function AccountDeleted({ onLeft }: { onLeft: () => void }) {
  const navigate = useNavigate();
  const heading = useArrivalFocus<HTMLHeadingElement>();

  const goHome = useEffectEvent(async () => {
    await navigate(paths.landing, { replace: true });
    onLeft();
  });

  useEffect(() => {
    announce(messages['account.deleted']);
    const timer = setTimeout(goHome, DELETION_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="page grid place-items-center py-24 text-center">
      <div className="max-w-(--measure)">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {copy.accountDeleted.yourAccountIsDeleted}
        </h1>
        <p className="mt-4 text-lead text-paper-dim">{copy.accountDeleted.thankYouForBeingHere}</p>
      </div>
    </div>
  );
}
