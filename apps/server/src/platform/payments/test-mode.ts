import type { ProviderSubscription } from './provider-subscription.ts';

export const testActions = [
  'end_period',
  'fail_payment',
  'recover',
  'end_grace',
  'cancel',
  'resume',
] as const;
export type TestAction = (typeof testActions)[number];

export interface TestMode {
  findCheckout(token: string): Promise<TestCheckout | null>;
  /** Pays it, once; a second time answers the same subscription. */
  payCheckout(token: string): Promise<string | null>;
  findPortal(token: string): Promise<TestPortal | null>;
  /** Time is moved for this subscription only. */
  act(subscriptionId: string, action: TestAction): Promise<void>;
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
