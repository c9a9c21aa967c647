import { gte, lt, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { modelCalls } from '../../../platform/db/schema.ts';

export async function addModelCall(db: Db, call: typeof modelCalls.$inferInsert): Promise<void> {
  await db.insert(modelCalls).values(call);
}

export async function spentSince(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ micros: sum(modelCalls.costMicros) })
    .from(modelCalls)
    .where(gte(modelCalls.createdAt, since));
  return Number(row?.micros ?? 0);
}

export async function forgetModelCalls(db: Db, before: Date): Promise<void> {
  await db.delete(modelCalls).where(lt(modelCalls.createdAt, before));
}
