import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../../lib/api/client-context.ts';
import { SAME_VISIT_MS } from '../../lib/api/query-client.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';

export const billingKey = ['billing'] as const;

/** Price, dates and consents. The offer names a day, so it is refetched on each visit. */
export function useBilling() {
  const { userId } = useSubscription();
  return useQuery({
    queryKey: [...billingKey, userId],
    ...useAsked(calls.getBilling, {}),
    enabled: userId !== null,
    staleTime: SAME_VISIT_MS,
    meta: { loggedAs: 'The billing details could not be loaded' },
  });
}
