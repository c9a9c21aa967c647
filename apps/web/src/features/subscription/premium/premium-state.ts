import type { AccessType } from '@palm/contract/plans';
import type { Billing } from '../billing-words.ts';

/** What the page says: one of these at a time. */
export type PremiumState =
  /** The viewer or the plan is not known yet. */
  | 'waiting'
  | 'offline'
  /** The plan could not be checked: no plan is shown rather than a wrong one. */
  | 'unchecked'
  | 'visitor'
  /** This server sells nothing. */
  | 'off'
  | 'free'
  | 'trial-used'
  | 'trial'
  | 'unpaid'
  | 'subscriber';

interface Known {
  readonly userId: string | null;
  /** True until the session and the plan were looked up. */
  readonly loading: boolean;
  readonly isKnown: boolean;
  readonly isOffline: boolean;
  /** Undefined while it is not known. */
  readonly isSold: boolean | undefined;
  readonly accessType: AccessType;
  readonly billing: Billing | undefined;
  readonly isBillingPending: boolean;
}

const STATES = {
  free: 'free',
  trial_ended: 'trial-used',
  trial: 'trial',
  premium: 'subscriber',
} as const satisfies Record<AccessType, PremiumState>;

export function premiumStateOf(known: Known): PremiumState {
  const { userId, billing } = known;
  const isUnpaid = (billing?.paymentFailedAt ?? null) !== null;
  if (userId === null) {
    if (known.isOffline) return 'offline';
    if (known.loading) return 'waiting';
    return known.isSold === false ? 'off' : 'visitor';
  }
  if (known.loading || (known.isBillingPending && known.isKnown)) return 'waiting';
  if (!known.isKnown || billing === undefined) return known.isOffline ? 'offline' : 'unchecked';
  // A failed payment is settled in the portal; a second subscription would charge twice.
  if (isUnpaid) return 'unpaid';
  const state = STATES[known.accessType];
  return known.isSold === false && state !== 'subscriber' && state !== 'trial' ? 'off' : state;
}
