import type { Db } from '../../../platform/db/db.ts';
import type { Customer } from '../store/customer-people.ts';
import { claimTrial } from '../store/trials.ts';
import { trialKeysOf } from '../trial/trial-keys.ts';
import type { Finished } from './finished.ts';

/**
 * Asked each time, so that a card which comes later counts as having had a trial too. A trial that is over counts as
 * taken and is not taken back.
 */
export async function mayHaveTrial(
  db: Db,
  { userId, email }: Customer,
  { id, status, trialEndsAt, paymentMethod }: Finished,
  now: Date,
): Promise<boolean> {
  if (trialEndsAt === null) return true;
  const cardFingerprint = paymentMethod?.fingerprint ?? null;
  const keys = await trialKeysOf(db, { userId, email, cardFingerprint });
  const isTheirs = await claimTrial(db, keys, id, now);
  return isTheirs || status !== 'trialing';
}
