import { PREMIUM_PRICE_CENTS } from '@palm/contract/price';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { endLater } from '../ending/end-later.ts';
import { endUnowned } from '../ending/end-unowned.ts';
import { noticesFor, tell, type Notice } from '../notices/notices.ts';
import { completeCheckout } from '../store/checkouts.ts';
import { lockPerson } from '../store/customer-people.ts';
import {
  findSubscription,
  storeFetched,
  subscriptionsOf,
  type SubscriptionRow,
} from '../store/subscriptions.ts';
import type { Status, Finished } from './finished.ts';
import { mayHaveTrial } from './may-have-trial.ts';

/**
 * Takes in what a subscription is now, with all that follows: the consent, the mails, the trial that counts as taken,
 * and the end of any other subscription of that person. False when nothing changed by it.
 */
export async function recordSubscription(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  db: Db,
  fetched: Finished,
  ticket: number,
): Promise<boolean> {
  const now = deps.clock.now();
  const person = await lockPerson(db, fetched.userId);
  if (!person) {
    await endUnowned(deps, db, fetched);
    return false;
  }
  const before = await findSubscription(db, fetched.id);
  const found = dueSinceTheFirst(fetched, before);
  const wasAccepted = before?.trialAccepted ?? false;
  const isRefused = !(await mayHaveTrial(db, person, found, now)) && !wasAccepted;
  const trialAccepted = wasAccepted || (!isRefused && found.paymentMethod !== null);
  const status: Status = isRefused ? 'ended' : found.status;
  const { userId } = person;
  const stored = await storeFetched(db, { userId, status, trialAccepted, found, ticket, now });
  if (!stored) return false;
  await noteConsent(db, found);
  if (isRefused) await endLater(deps, db, found.id, { refund: false });
  const others = await endOthers(deps, db, userId);
  const isOldNews = before?.status === 'ended' && status === 'ended';
  const notices = isOldNews ? [] : noticesOf(found, isRefused, others);
  await tell(deps, db, { userId, subscriptionId: found.id }, notices);
  return hasChanged(before, found, status);
}

/** The grace period runs once: a second failure in a row does not begin it anew. */
const dueSinceTheFirst = (found: Finished, before: SubscriptionRow | null): Finished =>
  found.status === 'past_due' && before?.status === 'past_due'
    ? { ...found, pastDueSince: before.pastDueSince }
    : found;

/** Whether anybody looking at the plan would see a difference. Telling them without one would have them ask in circles. */
function hasChanged(before: SubscriptionRow | null, found: Finished, status: Status): boolean {
  if (before === null || before.status !== status) return true;
  const dates = ['trialEndsAt', 'periodEndsAt', 'accessEndsAt', 'pastDueSince'] as const;
  return dates.some((date) => before[date]?.getTime() !== found[date]?.getTime());
}

async function noteConsent(db: Db, found: Finished): Promise<void> {
  if (found.orderId === null) return;
  await completeCheckout(db, {
    id: found.orderId,
    userId: found.userId,
    subscriptionId: found.id,
    acceptedAt: found.startedAt,
  });
}

function noticesOf(found: Finished, isRefused: boolean, others: readonly string[]): Notice[] {
  const notices = noticesFor(found, PREMIUM_PRICE_CENTS);
  if (isRefused) {
    const at = found.startedAt.toISOString();
    const details = { at, amountCents: PREMIUM_PRICE_CENTS, nextChargeAt: null };
    return [{ kind: 'trial_refused', about: 'once', details }];
  }
  // We ended it because another one replaced it: the user did not cancel.
  const isReplaced = found.status === 'ended' && others.length > 0;
  return notices.filter(({ kind }) => kind !== 'cancelled' || !isReplaced);
}

/** One subscription for one person: the best of them, and of equals the one that was there first. */
async function endOthers(deps: Pick<Deps, 'jobs'>, db: Db, userId: string): Promise<string[]> {
  const live = (await subscriptionsOf(db, userId)).filter(({ status }) => status !== 'ended');
  const kept = BEST_FIRST.map((best) => live.find(({ status }) => status === best)).find(Boolean);
  for (const other of live) {
    if (other !== kept) await endLater(deps, db, other.id, { refund: other.status === 'active' });
  }
  return live.map(({ id }) => id);
}

const BEST_FIRST: readonly Status[] = ['active', 'past_due', 'trialing'];
