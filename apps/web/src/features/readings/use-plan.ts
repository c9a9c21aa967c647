import { type Plan, planOf } from '@palm/contract/plans';
import { useSubscription } from '../../lib/user/subscription-context.ts';

/** What the reader's plan allows; undefined while it is not known. The server decides either way. */
export function usePlan(): Plan | undefined {
  const { isKnown, accessType } = useSubscription();
  return isKnown ? planOf(accessType) : undefined;
}
