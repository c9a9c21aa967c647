import type { SubscriptionState } from '@palm/contract/entities';
import { createContext, use } from 'react';

/** The page that is being opened: its button is busy. */
export type BillingPage = 'checkout' | 'portal' | 'cancellation';

export interface Subscription extends SubscriptionState {
  readonly userId: string | null;
  /** True until the first check was answered or has failed. */
  readonly loading: boolean;
  /** False while the plan is unknown, and the state is only a safe assumption. */
  readonly isKnown: boolean;
  readonly opening: BillingPage | null;
  readonly createCheckout: () => void;
  /** With `cancel`, straight at the cancellation. */
  readonly openCustomerPortal: (flow?: 'cancel') => void;
  readonly checkAgain: () => void;
}

/** The state without a session, and before the first answer. */
export const UNSUBSCRIBED: SubscriptionState = {
  subscribed: false,
  hasAccess: false,
  isInTrial: false,
  trialDaysLeft: 0,
  accessType: 'free',
};

export const SubscriptionContext = createContext<Subscription | null>(null);

/** The current user's plan, kept up to date. */
export function useSubscription(): Subscription {
  const subscription = use(SubscriptionContext);
  if (subscription === null) throw new Error('useSubscription needs a provider above it');
  return subscription;
}
