import { calls } from '@palm/contract/calls';
import { SUBSCRIPTION_RECHECK_MS } from '@palm/contract/limits';
import { type Plan, planOf } from '@palm/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/client-context.ts';

/** What the reader's plan allows; undefined while it is not known. The server decides either way. */
export function usePlan(userId: string | null): Plan | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['subscription', userId],
    queryFn: () => client(calls.checkSubscription, {}),
    enabled: userId !== null,
    refetchInterval: SUBSCRIPTION_RECHECK_MS,
    meta: { loggedAs: 'The plan could not be checked' },
  });
  return data && planOf(data.accessType);
}
