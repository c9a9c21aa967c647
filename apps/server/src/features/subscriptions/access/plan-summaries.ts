import type { Db } from '../../../platform/db/db.ts';
import { accessByUser } from './access-by-user.ts';

export interface UserPlan {
  readonly status: 'premium' | 'trial' | null;
  readonly trialDaysLeft: number;
}

/** What each of these people has now. Who is missing, or has no status, is free. */
export async function planSummaries(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, UserPlan>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(accessByUser(db, now, ids));
  return new Map(rows.map(({ userId, ...plan }) => [userId, plan]));
}
