import { useIsOffline } from '../../../lib/api/reachability.ts';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import type { Billing } from '../billing-words.ts';
import { useBilling } from '../use-billing.ts';
import { premiumStateOf, type PremiumState } from './premium-state.ts';
import { useIsSold } from './use-is-sold.ts';

interface Premium {
  readonly state: PremiumState;
  readonly billing: Billing | undefined;
}

/** What the page says to this viewer now. */
export function usePremiumState(): Premium {
  const { userId, loading, isKnown, accessType } = useSubscription();
  const { data: billing, isPending } = useBilling();
  const isOffline = useIsOffline();
  const isSold = useIsSold();
  const state = premiumStateOf({
    userId,
    loading,
    isKnown,
    isOffline,
    isSold,
    accessType,
    billing,
    isBillingPending: isPending,
  });
  return { state, billing };
}
