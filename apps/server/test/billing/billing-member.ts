import type { Visitor } from '../running-server.ts';

/** What a customer, a bank or time can do to a subscription, with whichever provider keeps it. */
export interface BillingActions {
  /** Finishes a checkout as a person at that address would. */
  pay(url: string): Promise<void>;
  fail(member: Member): Promise<void>;
  recover(member: Member): Promise<void>;
  cancel(member: Member): Promise<void>;
  resume(member: Member): Promise<void>;
  /** Where receipts go. */
  addressesOf(member: Member): Promise<string[]>;
  /** The provider reports what the passing of time has done. */
  tick(): Promise<void>;
}

export type Member = Visitor & { readonly email: string; readonly userId: string };
