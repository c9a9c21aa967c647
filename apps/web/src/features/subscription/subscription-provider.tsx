import { calls } from '@palm/contract/calls';
import { SUBSCRIPTION_RECHECK_MS } from '@palm/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useAsked } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { SubscriptionContext, UNSUBSCRIBED } from '../../lib/user/subscription-context.ts';
import { billingKey } from './use-billing.ts';
import { useBillingPages } from './use-billing-pages.ts';
import { useLiveChanges } from './use-live-changes.ts';

/** Everything that a change of the plan makes stale. */
const STALE_WITH_PLAN = [queryKeys.subscription, billingKey, queryKeys.palmAllowance];

interface SubscriptionProviderProps {
  /** Null for a visitor, and while the user is unknown. */
  userId: string | null;
  isSessionKnown: boolean;
  /** The access token of this moment. Always the same function: a new one would open a new stream. */
  token: () => string | null;
  children: ReactNode;
}

/** Provides the plan. It is fetched at start, every five minutes, on focus, and when the server reports a change. */
export function SubscriptionProvider({
  userId,
  isSessionKnown,
  token,
  children,
}: SubscriptionProviderProps) {
  const queries = useQueryClient();
  const doors = useBillingPages(userId);
  const { data, isPending, errorUpdateCount } = useCheck(userId);
  const checkAgain = useCallback(() => {
    for (const queryKey of STALE_WITH_PLAN) void queries.invalidateQueries({ queryKey });
  }, [queries]);
  useLiveChanges({ userId, token, onChange: checkAgain });

  // A check that failed leaves the answer before it in place.
  const state = data ?? UNSUBSCRIBED;
  const isBeingChecked = userId !== null && isPending && errorUpdateCount === 0;
  const loading = !isSessionKnown || isBeingChecked;
  const isKnown = data !== undefined;
  return (
    <SubscriptionContext value={{ ...state, ...doors, userId, loading, isKnown, checkAgain }}>
      {children}
    </SubscriptionContext>
  );
}

function useCheck(userId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.subscription, userId],
    ...useAsked(calls.checkSubscription, {}),
    enabled: userId !== null,
    refetchInterval: SUBSCRIPTION_RECHECK_MS,
    refetchOnWindowFocus: 'always',
    meta: { loggedAs: 'The subscription could not be checked' },
  });
}
