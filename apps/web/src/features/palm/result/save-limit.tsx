import { plans } from '@palm/contract/plans';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { copy } from '../copy.ts';
import type { Allowance } from '../use-allowance.ts';

/** Said beside the save button, before it is pressed in vain. A subscriber is told by the button itself. */
export function SaveLimit({ allowance }: { allowance: Allowance }) {
  const { subscribed } = useSubscription();
  const { saved, savedAllowed } = allowance;
  if (subscribed || saved < savedAllowed) return null;
  return (
    <Notice>
      <p>{copy.saveLimit.words(savedAllowed, plans.premium.savedReadings)}</p>
      <LinkButton variant="text" to={paths.premium}>
        {copy.saveLimit.seePremium}
      </LinkButton>
    </Notice>
  );
}
