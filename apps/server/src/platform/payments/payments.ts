/** Who takes the money. Never asked inside a transaction: the answer comes over the network. */
export interface Payments {
  readonly provider: 'local' | 'stripe';

  /** Who this user is to the provider. Asking twice makes one customer. */
  customerFor(user: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Where receipts go from now on. A customer that is gone is left alone. */
  moveCustomer(customerId: string, email: string): Promise<void>;

  /** The same order gives the same checkout, however often and however simultaneously it is asked for. */
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>;
  findCheckout(id: string): Promise<CheckoutState>;
  /** After this it cannot be paid. A checkout that is already paid or expired stays as it is. */
  expireCheckout(id: string): Promise<void>;

  /** Where the customer manages the subscription. */
  openPortal(visit: PortalVisit): Promise<string>;

  findSubscription(id: string): Promise<ProviderSubscription | null>;
  /** At once, with the last charge given back if said so. One that has ended or never was is left alone. */
  endSubscription(id: string, options: { readonly refund: boolean }): Promise<void>;

  /** What a message to our webhook reports; null when its signature does not hold. */
  readReport(body: string, signature: string): Report | null;

  /** What only the local test mode offers; null where money is real. */
  readonly testMode: TestMode | null;
}

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

export interface ProviderSubscription {
  readonly id: string;
  /** Null when it was not made by us. */
  readonly userId: string | null;
  readonly orderId: string | null;
  /** Null when it was not ordered by a server of this product. */
  readonly serverId: string | null;
  /** `unfinished`: the first payment is still to be approved. */
  readonly status: 'unfinished' | 'trialing' | 'active' | 'past_due' | 'ended';
  readonly startedAt: Date;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date;
  /** When it was cancelled; null when it ended because no payment came. */
  readonly cancelledAt: Date | null;
  /** When a cancelled one ends, or when it has ended. */
  readonly accessEndsAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly lastCharge: Charge | null;
  /** By what it is paid; null until that is known. */
  readonly paymentMethod: PaymentMethod | null;
}

export interface PaymentMethod {
  /** The same for the same card, whichever user pays with it; null where the provider gives none. */
  readonly fingerprint: string | null;
}

export interface Charge {
  readonly id: string;
  readonly amountCents: number;
  readonly at: Date;
}

/** Something happened to one of these. What it is now is fetched: reports come twice, late and out of order. */
export interface Report {
  readonly eventId: string;
  readonly subscriptionId: string | null;
}

export const testDeeds = [
  'end_period',
  'fail_payment',
  'recover',
  'end_grace',
  'cancel',
  'resume',
] as const;
export type TestDeed = (typeof testDeeds)[number];

export interface TestMode {
  findCheckout(token: string): Promise<TestCheckout | null>;
  /** Pays it, once; a second time answers the same subscription. */
  payCheckout(token: string): Promise<string | null>;
  findPortal(token: string): Promise<TestPortal | null>;
  /** Time is moved for this subscription only. */
  act(subscriptionId: string, deed: TestDeed): Promise<void>;
}

export interface TestCheckout {
  readonly shown: string;
  readonly offersTrial: boolean;
  /** Paths. */
  readonly successPath: string;
  readonly cancelPath: string;
}

export interface TestPortal {
  /** Where receipts would go. */
  readonly email: string;
  readonly returnPath: string;
  readonly subscription: ProviderSubscription | null;
}

/** Where the test mode's own pages are. */
export const LOCAL_BILLING_PATH = '/dev/billing';

/** The provider did not answer, or answered no. Its message names no person: it ends up in logs. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
}
