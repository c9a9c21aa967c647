export interface CheckoutOrder {
  readonly orderId: string;
  /** Tells what this server ordered from what others did with the same account at the provider. */
  readonly serverId: string;
  readonly userId: string;
  readonly customerId: string;
  readonly offersTrial: boolean;
  /** What the person accepts by going on. */
  readonly shown: string;
  readonly expiresAt: Date;
  /** Where to go after it is paid; the checkout's id is added as `session_id`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface StartedCheckout {
  readonly id: string;
  /** A path where the checkout is a page of our own. */
  readonly url: string;
}

export type CheckoutState =
  | { readonly kind: 'open' | 'expired' }
  | { readonly kind: 'complete'; readonly subscriptionId: string };

export interface PortalVisit {
  readonly userId: string;
  readonly customerId: string;
  /** Leads straight to its cancellation. */
  readonly cancelSubscriptionId: string | null;
  readonly returnUrl: string;
}
