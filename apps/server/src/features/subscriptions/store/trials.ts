import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { trialsTaken } from '../../../platform/db/schema.ts';

export async function isAnyTaken(db: Db, keys: readonly Buffer[]): Promise<boolean> {
  const [taken] = await db
    .select({ subscriptionId: trialsTaken.subscriptionId })
    .from(trialsTaken)
    .where(inArray(trialsTaken.keyHash, [...keys]))
    .limit(1);
  return taken !== undefined;
}

/** Takes the trial for a subscription. False when another one has had it, by any of the keys. */
export async function claimTrial(
  db: Db,
  keys: readonly Buffer[],
  subscriptionId: string,
  now: Date,
): Promise<boolean> {
  await db
    .insert(trialsTaken)
    .values(keys.map((keyHash) => ({ keyHash, subscriptionId, takenAt: now })))
    .onConflictDoNothing();
  const holders = await db
    .select({ subscriptionId: trialsTaken.subscriptionId })
    .from(trialsTaken)
    .where(inArray(trialsTaken.keyHash, [...keys]));
  return holders.every((holder) => holder.subscriptionId === subscriptionId);
}

/** A trial used under one key counts as used under the other. */
export async function copyTrial(
  db: Db,
  { from, to, now }: { from: Buffer; to: Buffer; now: Date },
): Promise<void> {
  const [taken] = await db.select().from(trialsTaken).where(eq(trialsTaken.keyHash, from));
  if (!taken) return;
  const { subscriptionId } = taken;
  await db
    .insert(trialsTaken)
    .values({ keyHash: to, subscriptionId, takenAt: now })
    .onConflictDoNothing();
}
