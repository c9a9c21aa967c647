import { PAYMENT_GRACE_MS } from '@palm/contract/price';
import type { TestAction } from './test-mode.ts';
import { type LocalSubscription, rollForward, charge, later } from './local-subscription.ts';

type Action = (subscription: LocalSubscription, now: Date) => LocalSubscription;

const toPeriodEnd: Action = (subscription, now) =>
  rollForward(bringForward(subscription, subscription.periodEndsAt, now), now);

const actions: Record<TestAction, Action> = {
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
export const afterAction = (
  subscription: LocalSubscription,
  action: TestAction,
  now: Date,
): LocalSubscription =>
  subscription.endedAt === null ? actions[action](subscription, now) : subscription;

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
