import { days } from '@palm/contract/durations';
import type { SubscriptionState } from '@palm/contract/entities';
import { PAYMENT_GRACE_MS, TRIAL_DAYS } from '@palm/contract/price';
import { planOf, type AccessType } from '@palm/contract/plans';
import type { SubscriptionRow } from '../store/subscriptions.ts';

type State = Pick<
  SubscriptionRow,
  'status' | 'trialEndsAt' | 'periodEndsAt' | 'accessEndsAt' | 'pastDueSince'
>;

/** What all subscriptions of a person, past and present, give now: the best of them counts. */
export function accessFrom(rows: readonly State[], now: Date): SubscriptionState {
  const accesses = new Set(rows.map((row) => accessOf(row, now)));
  const accessType = BEST_FIRST.find((access) => accesses.has(access)) ?? 'free';
  const { subscribed, hasAccess, isInTrial } = planOf(accessType);
  const trialDaysLeft = isInTrial ? Math.max(...rows.map((row) => daysLeft(row, now))) : 0;
  return { subscribed, hasAccess, isInTrial, trialDaysLeft, accessType };
}

const BEST_FIRST: readonly AccessType[] = ['premium', 'trial', 'trial_ended', 'free'];

function accessOf(row: State, now: Date): AccessType {
  if (row.status === 'ended') return 'trial_ended';
  if (row.accessEndsAt !== null && row.accessEndsAt <= now) return 'trial_ended';
  if (row.status === 'trialing' && isAhead(row.trialEndsAt, now)) return 'trial';
  return graceEnd(row) > now ? 'premium' : 'trial_ended';
}

/** A renewal of which no word has come yet is trusted as long as a failed payment is. */
export const graceEnd = ({ status, periodEndsAt, pastDueSince }: State): Date =>
  new Date(
    (status === 'past_due' ? (pastDueSince ?? periodEndsAt) : periodEndsAt).getTime() +
      PAYMENT_GRACE_MS,
  );

/** Days begun: 7 on the first, 1 on the last. Of 24 hours each, so that no clock change makes one longer. */
function daysLeft(row: State, now: Date): number {
  if (row.status !== 'trialing' || row.trialEndsAt === null) return 0;
  const left = Math.ceil((row.trialEndsAt.getTime() - now.getTime()) / days(1));
  // The provider's clock may be a second ahead of ours.
  return Math.min(left, TRIAL_DAYS);
}

const isAhead = (at: Date | null, now: Date): boolean => at !== null && at > now;

/** Something should have happened to it by now of which we have not heard. */
export const isOverdue = ({ status, periodEndsAt, trialEndsAt, accessEndsAt }: State, now: Date) =>
  status !== 'ended' &&
  status !== 'past_due' &&
  [periodEndsAt, status === 'trialing' ? trialEndsAt : null, accessEndsAt].some(
    (at) => at !== null && at <= now,
  );
