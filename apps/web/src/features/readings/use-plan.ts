import { type Plan, planOf } from '@palm/contract/plans';
import { useSubscription } from '../../lib/user/subscription-context.ts';

/** What the user's plan allows; undefined while it is unknown. The server decides either way. */
export function usePlan(): Plan | undefined {
  const { isKnown, accessType } = useSubscription();
  return isKnown ? planOf(accessType) : undefined;
}
