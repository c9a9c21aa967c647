import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { PREMIUM_PRICE, PREMIUM_PRICE_CENTS } from '@palm/contract/price';
import type { Deps } from '../../deps.ts';
import type { Actor, Db } from '../../platform/db/db.ts';
import { graceEnd } from './access/access.ts';
import { checkSubscription } from './access/check-subscription.ts';
import { type CheckoutRow, consentsOf } from './store/checkouts.ts';
import { subscriptionsOf, type SubscriptionRow } from './store/subscriptions.ts';
import { firstChargeAt } from './trial/trial-offer.ts';

type Billing = OutputOf<Calls['getBilling']>;

/** Everything about money that a customer may want to see or keep. */
export async function getBilling(deps: Deps, actor: Actor, own: Db): Promise<Billing> {
  const { userId } = actor;
  const { accessType } = await checkSubscription(deps, actor, own);
  const [subscriptions, consents] = await Promise.all([
    subscriptionsOf(own, userId),
    consentsOf(own, userId),
  ]);
  const now = deps.clock.now();
  const live = subscriptions.find(({ status }) => status !== 'ended') ?? null;
  // `free` is who may still have a trial; everybody else has had it.
  const trial = accessType === 'free';
  return {
    accessType,
    price: PREMIUM_PRICE,
    priceCents: PREMIUM_PRICE_CENTS,
    testMode: Boolean(deps.payments?.testMode),
    ...datesOf(live),
    nextCheckout: { trial, firstChargeAt: firstChargeAt(trial, now).toISOString() },
    consents: consents.map(consentEntity),
  };
}

function datesOf(live: SubscriptionRow | null) {
  const isCancelled = live !== null && live.accessEndsAt !== null;
  const isUnpaid = live?.status === 'past_due';
  const accessEndsAt = isUnpaid ? graceEnd(live) : (live?.accessEndsAt ?? null);
  return {
    trialEndsAt: live?.status === 'trialing' ? iso(live.trialEndsAt) : null,
    nextChargeAt: live === null || isCancelled || isUnpaid ? null : iso(live.periodEndsAt),
    cancelAtPeriodEnd: isCancelled,
    accessEndsAt: iso(accessEndsAt),
    paymentFailedAt: isUnpaid ? iso(live.pastDueSince) : null,
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const consentEntity = (consent: CheckoutRow): Billing['consents'][number] => ({
  acceptedAt: (consent.acceptedAt ?? consent.createdAt).toISOString(),
  shown: consent.shown,
  trial: consent.offersTrial,
  termsVersion: consent.termsVersion,
});
