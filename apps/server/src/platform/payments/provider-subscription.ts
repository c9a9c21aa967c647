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
