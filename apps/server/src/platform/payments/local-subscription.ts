import { PAYMENT_GRACE_MS, PREMIUM_PRICE_CENTS, TRIAL_LIFETIME_MS } from '@palm/contract/limits';
import type { localSubscriptions } from '../db/schema.ts';
import type { ProviderSubscription, TestDeed } from './payments.ts';

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

function charge(subscription: LocalSubscription, at = subscription.periodEndsAt) {
  const monthsCharged = subscription.monthsCharged + 1;
  const periodEndsAt = monthsAfter(subscription.anchorAt, monthsCharged);
  return { ...subscription, monthsCharged, periodEndsAt, lastChargedAt: at };
}

type Deed = (subscription: LocalSubscription, now: Date) => LocalSubscription;

const toPeriodEnd: Deed = (subscription, now) =>
  rollForward(bringForward(subscription, subscription.periodEndsAt, now), now);

const deeds: Record<TestDeed, Deed> = {
  end_period: toPeriodEnd,
  fail_payment: (subscription, now) => toPeriodEnd({ ...subscription, paymentFails: true }, now),
  recover: (subscription, now) =>
    subscription.pastDueSince === null
      ? subscription
      : charge({ ...subscription, paymentFails: false, pastDueSince: null }, now),
  end_grace: (subscription, now) =>
    subscription.pastDueSince === null
      ? subscription
      : rollForward(
          bringForward(subscription, later(subscription.pastDueSince, PAYMENT_GRACE_MS), now),
          now,
        ),
  cancel: (subscription, now) => rollForward({ ...subscription, cancelledAt: now }, now),
  resume: (subscription) => ({ ...subscription, cancelledAt: null }),
};

/** What has ended stays ended. */
export const afterDeed = (
  subscription: LocalSubscription,
  deed: TestDeed,
  now: Date,
): LocalSubscription =>
  subscription.endedAt === null ? deeds[deed](subscription, now) : subscription;

/** Moves what lies ahead so that `moment` is now. What has happened keeps its time. */
function bringForward(subscription: LocalSubscription, moment: Date, now: Date): LocalSubscription {
  const ms = moment.getTime() - now.getTime();
  if (ms <= 0) return subscription;
  const { trialEndsAt, pastDueSince } = subscription;
  return {
    ...subscription,
    trialEndsAt: trialEndsAt && later(trialEndsAt, -ms),
    pastDueSince: pastDueSince && later(pastDueSince, -ms),
    anchorAt: later(subscription.anchorAt, -ms),
    periodEndsAt: later(subscription.periodEndsAt, -ms),
  };
}

export function asProviderSubscription(subscription: LocalSubscription): ProviderSubscription {
  const { id, cancelledAt, endedAt, lastChargedAt, periodEndsAt } = subscription;
  return {
    id,
    userId: subscription.userId,
    orderId: subscription.orderId,
    // It goes with its account.
    serverId: null,
    status: statusOf(subscription),
    startedAt: subscription.createdAt,
    trialEndsAt: subscription.trialEndsAt,
    periodEndsAt,
    cancelledAt,
    accessEndsAt: endedAt ?? (cancelledAt && periodEndsAt),
    pastDueSince: subscription.pastDueSince,
    lastCharge: lastChargedAt && {
      id: `${id}:${lastChargedAt.toISOString()}`,
      amountCents: PREMIUM_PRICE_CENTS,
      at: lastChargedAt,
    },
    paymentMethod: { fingerprint: null },
  };
}

function statusOf(subscription: LocalSubscription): ProviderSubscription['status'] {
  if (subscription.endedAt !== null) return 'ended';
  if (subscription.pastDueSince !== null) return 'past_due';
  return subscription.monthsCharged === 0 ? 'trialing' : 'active';
}

/** The same day so many months on, or the last day of a month that is too short for it. */
function monthsAfter(anchor: Date, months: number): Date {
  const target = new Date(anchor);
  target.setUTCMonth(anchor.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()));
  return target;
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
