import { gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { sessions, users } from '../../../platform/db/schema.ts';
import { accessByUser } from '../../subscriptions/access-by-user.ts';

/** Who signed in since then counts as active, and who has been here since on an older sign-in. */
export async function countUsers(db: Db, activeSince: Date) {
  const { id, emailConfirmedAt, lastSignInAt } = users;
  const here = db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(gt(sessions.lastUsedAt, activeSince));
  const [row] = await db
    .select({
      total: sql<number>`count(*)::integer`,
      confirmed: sql<number>`count(${emailConfirmedAt})::integer`,
      active: sql<number>`(count(*) filter (where ${gt(lastSignInAt, activeSince)} or ${id} in ${here}))::integer`,
    })
    .from(users);
  return row ?? { total: 0, confirmed: 0, active: 0 };
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
