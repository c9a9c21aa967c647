import { PAYMENT_GRACE_MS, TRIAL_LIFETIME_MS } from '@palm/contract/price';
import type { localSubscriptions } from '../db/schema.ts';

/*
 * A subscription as a payment provider runs it, without money: the same times, the same order of states.
 */

export type LocalSubscription = typeof localSubscriptions.$inferSelect;

export function beginSubscription(
  ids: Pick<LocalSubscription, 'id' | 'userId' | 'orderId'>,
  offersTrial: boolean,
  now: Date,
): LocalSubscription {
  const trialEndsAt = offersTrial ? later(now, TRIAL_LIFETIME_MS) : null;
  const firstChargeAt = trialEndsAt ?? now;
  const begun: LocalSubscription = {
    ...ids,
    trialEndsAt,
    anchorAt: firstChargeAt,
    monthsCharged: 0,
    periodEndsAt: firstChargeAt,
    cancelledAt: null,
    endedAt: null,
    paymentFails: false,
    pastDueSince: null,
    lastChargedAt: null,
    createdAt: now,
  };
  return rollForward(begun, now);
}

/** What has become of it by now: periods that ended were charged, or were not. */
export function rollForward(subscription: LocalSubscription, now: Date): LocalSubscription {
  const { periodEndsAt, pastDueSince, cancelledAt, endedAt, paymentFails } = subscription;
  if (endedAt !== null || periodEndsAt > now) return subscription;
  if (cancelledAt !== null) {
    return { ...subscription, endedAt: cancelledAt > periodEndsAt ? cancelledAt : periodEndsAt };
  }
  if (pastDueSince !== null) {
    const graceEndsAt = later(pastDueSince, PAYMENT_GRACE_MS);
    return graceEndsAt > now ? subscription : { ...subscription, endedAt: graceEndsAt };
  }
  return rollForward(
    paymentFails ? { ...subscription, pastDueSince: periodEndsAt } : charge(subscription),
    now,
  );
}

export function charge(subscription: LocalSubscription, at = subscription.periodEndsAt) {
  const monthsCharged = subscription.monthsCharged + 1;
  const periodEndsAt = monthsAfter(subscription.anchorAt, monthsCharged);
  return { ...subscription, monthsCharged, periodEndsAt, lastChargedAt: at };
}

/** The same day so many months on, or the last day of a month that is too short for it. */
function monthsAfter(anchor: Date, months: number): Date {
  const target = new Date(anchor);
  target.setUTCMonth(anchor.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()));
  return target;
}

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
