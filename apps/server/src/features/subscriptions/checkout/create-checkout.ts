import { minutes } from '@palm/contract/durations';
import { TERMS_VERSION } from '@palm/contract/limits';
import { CHECKOUT_LIFETIME_MS } from '@palm/contract/price';
import type { Deps } from '../../../deps.ts';
import { Refusal, type Refuse } from '../../../http/answers/refusal.ts';
import { type Payments, PaymentsFailed } from '../../../platform/payments/payments.ts';
import { paymentsOf } from '../billing-is-off.ts';
import { catchUp } from '../stripe/catch-up.ts';
import { consentWords } from './consent.ts';
import { accessOf } from '../access/plan-of.ts';
import { settleCheckout } from './settle-checkout.ts';
import {
  type CheckoutRow,
  closeCheckout,
  findOpenCheckout,
  reserveCheckout,
} from '../store/checkouts.ts';
import { findPerson } from '../store/customer-people.ts';
import { mayTakeTrial } from '../trial/trial-offer.ts';
import { orderCheckout } from './order-checkout.ts';

/** Too little time to find a card in: such a checkout is not handed out again. */
const NEARLY_OVER_MS = minutes(10);
/** Longer than any order takes. What has no address by then failed, and Stripe would refuse it, or repeat its error. */
const ORDER_TAKES_MS = minutes(2);

type Refusals = Refuse<'checkout_failed' | 'already_subscribed'>;

/** Where to pay. A person has one open checkout, which every tab is sent to and which can be paid once. */
export async function createCheckout(
  deps: Deps,
  userId: string,
  refuse: Refusals,
): Promise<string> {
  const payments = paymentsOf(deps) ?? refuse('checkout_failed');
  try {
    return await checkoutFor(deps, payments, userId, refuse);
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    deps.log.error({ err: error }, 'a checkout could not be made');
    return refuse('checkout_failed');
  }
}

async function checkoutFor(
  deps: Deps,
  payments: Payments,
  userId: string,
  refuse: Refusals,
): Promise<string> {
  const db = deps.db.system;
  const person = await findPerson(db, userId);
  if (!person) throw new Refusal('signed_out');
  await catchUp(deps, userId);
  const now = deps.clock.now();
  const { accessType } = await accessOf(db, userId, now);
  if (accessType === 'premium') return refuse('already_subscribed');
  const offersTrial = accessType !== 'trial' && (await mayTakeTrial(db, person));
  await closeUnfit(deps, payments, userId, offersTrial);

  const untilTrialEnds = accessType === 'trial' ? 'premium-after-trial' : 'premium';
  const reserved = await reserveCheckout(db, {
    userId,
    offersTrial,
    shown: consentWords(offersTrial ? 'trial' : untilTrialEnds, now),
    termsVersion: TERMS_VERSION,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_MS),
  });
  return reserved.url ?? (await orderCheckout(deps, payments, person, reserved));
}

/** An open checkout that offers something else than a new one would, failed, or has hardly any time left, is closed. */
async function closeUnfit(
  deps: Deps,
  payments: Payments,
  userId: string,
  offersTrial: boolean,
): Promise<void> {
  const open = await findOpenCheckout(deps.db.system, userId);
  if (!open) return;
  if (open.offersTrial === offersTrial && isUsable(open, deps.clock.now())) return;
  if (open.providerCheckoutId !== null) {
    await payments.expireCheckout(open.providerCheckoutId);
    // The user may have paid it at this moment; then it stays as it is.
    const isPaid = await settleCheckout(deps, open);
    if (isPaid) throw new PaymentsFailed('a checkout could not be closed');
  }
  await closeCheckout(deps.db.system, open.id);
}

function isUsable({ providerCheckoutId, createdAt, expiresAt }: CheckoutRow, now: Date): boolean {
  return providerCheckoutId === null
    ? now.getTime() - createdAt.getTime() < ORDER_TAKES_MS
    : expiresAt.getTime() - now.getTime() > NEARLY_OVER_MS;
}
