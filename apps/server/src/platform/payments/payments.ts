import type { CheckoutOrder, StartedCheckout, CheckoutState, PortalVisit } from './checkout.ts';
import type { ProviderSubscription } from './provider-subscription.ts';
import type { TestMode } from './test-mode.ts';

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

/** Something happened to one of these. What it is now is fetched: reports come twice, late and out of order. */
export interface Report {
  readonly eventId: string;
  readonly subscriptionId: string | null;
}

/** The provider did not answer, or answered no. Its message names no person: it ends up in logs. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
}
