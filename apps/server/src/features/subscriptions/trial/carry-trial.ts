import type { Db } from '../../../platform/db/db.ts';
import { copyTrial } from '../store/trials.ts';
import { trialKeysOf } from './trial-keys.ts';

/** A new address does not make a new person: who has had the trial has had it under this one too. */
export async function carryTrial(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const [account, address] = await trialKeysOf(db, { userId, email, cardFingerprint: null });
  if (account && address) await copyTrial(db, { from: account, to: address, now });
}
