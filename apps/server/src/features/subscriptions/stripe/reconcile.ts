import { days, minutes } from '@palm/contract/durations';
import { PREMIUM_PRICE_CENTS, TRIAL_REMINDER_MS } from '@palm/contract/price';
import { lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { billingEvents, localPortals } from '../../../platform/db/schema.ts';
import { Lanes } from '../../../platform/lanes.ts';
import { tell } from '../notices/notices.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { type CheckoutRow, openSince } from '../store/checkouts.ts';
import { claimForRecheck } from '../store/recheck.ts';
import { trialsToRemindOf } from '../store/trials-to-remind.ts';
import { syncSubscription } from './sync-subscription.ts';

const BATCH = 200;
/** Questions to the provider at once. At 200 ms an answer a round reaches 12,000 subscriptions. */
const AT_ONCE = 4;
/** The rest is asked about in the next round. */
const ROUND_MAX_MS = minutes(10);
const CHECKOUT_TO_BE_REPORTED_MS = minutes(10);
/** Reports are repeated for three days; older messages fail by their signature. */
const EVENTS_KEPT_MS = days(30);

/** Every hour: what no report has told us, and who is to be told of a charge. Several processes may do it at once. */
export async function reconcileBilling(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await settleCheckouts(deps, now);
  await recheckSubscriptions(deps, now);
  await remindOfCharges(deps, now);
  await deps.db.system
    .delete(billingEvents)
    .where(lt(billingEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
  await deps.db.system.delete(localPortals).where(lt(localPortals.expiresAt, now));
}

async function settleCheckouts(deps: Deps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHECKOUT_TO_BE_REPORTED_MS);
  let afterId: string | null = null;
  do {
    const page: CheckoutRow[] = await openSince(deps.db.system, before, { afterId, limit: BATCH });
    await askAboutEach(deps, page, (checkout) => settleCheckout(deps, checkout));
    afterId = page.length === BATCH ? (page.at(-1)?.id ?? null) : null;
  } while (afterId !== null && !isOver(deps, now));
}

/** Each batch is claimed anew, so what has become overdue meanwhile comes before what is routine. */
async function recheckSubscriptions(deps: Deps, now: Date): Promise<void> {
  let claimed: string[];
  do {
    claimed = await claimForRecheck(deps.db.system, deps.clock.now(), BATCH);
    await askAboutEach(deps, claimed, (id) => syncSubscription(deps, id));
  } while (claimed.length === BATCH && !isOver(deps, now));
}

const isOver = ({ clock }: Deps, startedAt: Date): boolean =>
  clock.now().getTime() - startedAt.getTime() > ROUND_MAX_MS;

/** One that cannot be asked about must not keep us from the next. */
async function askAboutEach<T>(
  { log }: Deps,
  all: readonly T[],
  ask: (one: T) => Promise<unknown>,
): Promise<void> {
  const lanes = new Lanes(AT_ONCE);
  const attempt = (one: T) =>
    lanes
      .take(() => ask(one))
      .catch((error: unknown) => log.warn({ err: error }, 'a subscription could not be looked up'));
  await Promise.all(all.map(attempt));
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
