import { gt, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { sessions, users } from '../../../platform/db/schema.ts';
import { accessByUser } from '../../subscriptions/access/access-by-user.ts';

export interface UserCounts {
  readonly total: number;
  readonly confirmed: number;
  readonly active: number;
}

/** Three counts that indexes answer, instead of one walk through everybody. */
export async function countUsers(db: Db, activeSince: Date): Promise<UserCounts> {
  const total = await db.$count(users);
  const pending = await db.$count(users, isNull(users.emailConfirmedAt));
  return { total, confirmed: total - pending, active: await countActive(db, activeSince) };
}

/** Who signed in since then counts as active, and who has been here since on an older sign-in. */
function countActive(db: Db, since: Date): Promise<number> {
  const active = union(
    db.select({ id: users.id }).from(users).where(gt(users.lastSignInAt, since)),
    db.select({ id: sessions.userId }).from(sessions).where(gt(sessions.lastUsedAt, since)),
  );
  return db.$count(active.as('active'));
}

export async function countPlans(db: Db, now: Date) {
  const access = accessByUser(db, now);
  const having = (status: 'trial' | 'premium') =>
    sql<number>`(count(*) filter (where ${access.status} = ${status}))::integer`;
  const [row] = await db
    .select({ trial: having('trial'), premium: having('premium') })
    .from(access);
  return row ?? { trial: 0, premium: 0 };
}
