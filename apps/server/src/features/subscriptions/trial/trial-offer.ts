import { TRIAL_LIFETIME_MS } from '@palm/contract/price';
import type { Db } from '../../../platform/db/db.ts';
import type { Customer } from '../store/customer-people.ts';
import { isAnyTaken } from '../store/trials.ts';
import { trialKeysOf } from './trial-keys.ts';

/** One trial for one person, as far as we can tell before a card is known. */
export const mayTakeTrial = async (db: Db, { userId, email }: Customer): Promise<boolean> =>
  !(await isAnyTaken(db, await trialKeysOf(db, { userId, email, cardFingerprint: null })));

export const firstChargeAt = (offersTrial: boolean, now: Date): Date =>
  offersTrial ? new Date(now.getTime() + TRIAL_LIFETIME_MS) : now;
