import { days, minutes } from '@palm/contract/durations';
import { PREMIUM_PRICE_CENTS, TRIAL_REMINDER_MS } from '@palm/contract/limits';
import { lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { billingEvents, localPortals } from '../../platform/db/schema.ts';
import { tell } from './notices.ts';
import { settleCheckout } from './settle-checkout.ts';
import { openSince } from './store/checkouts.ts';
import { claimForRecheck, trialsToRemindOf } from './store/subscriptions.ts';
import { syncSubscription } from './sync-subscription.ts';

const AT_A_TIME = 200;
const CHECKOUT_TO_BE_REPORTED_MS = minutes(10);
/** Reports are repeated for three days; older messages fail by their signature. */
const EVENTS_KEPT_MS = days(30);

/** Every hour: what no report has told us, and who is to be told of a charge. Several processes may do it at once. */
export async function reconcileBilling(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  for (const checkout of await openSince(
    deps.db.system,
    before(CHECKOUT_TO_BE_REPORTED_MS),
    AT_A_TIME,
  )) {
    await attempt(deps, () => settleCheckout(deps, checkout));
  }
  for (const id of await claimForRecheck(deps.db.system, now, AT_A_TIME)) {
    await attempt(deps, () => syncSubscription(deps, id));
  }
  await remindOfCharges(deps, now);
  await deps.db.system
    .delete(billingEvents)
    .where(lt(billingEvents.receivedAt, before(EVENTS_KEPT_MS)));
  await deps.db.system.delete(localPortals).where(lt(localPortals.expiresAt, now));
}

/** One that cannot be asked about must not keep us from the next. */
async function attempt(deps: Deps, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.warn({ err: error }, 'a subscription could not be looked up');
  }
}

async function remindOfCharges(deps: Deps, now: Date): Promise<void> {
  const by = new Date(now.getTime() + TRIAL_REMINDER_MS);
  for (const { id, userId, trialEndsAt } of await trialsToRemindOf(deps.db.system, by, now)) {
    if (trialEndsAt === null) continue;
    const at = trialEndsAt.toISOString();
    const details = { at, amountCents: PREMIUM_PRICE_CENTS, nextChargeAt: at };
    await deps.db.system.transaction((db) =>
      tell(deps, db, { userId, subscriptionId: id }, [
        { kind: 'trial_ending', about: 'once', details },
      ]),
    );
  }
}
