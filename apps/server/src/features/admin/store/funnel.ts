import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  palmScans,
  profiles,
  readingMarks,
  subscriptions,
  users,
} from '../../../platform/db/schema.ts';

const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`;

/** Of the accounts made since then: how many were confirmed, have birth details, had a reading, ever subscribed. */
export async function countJourneys(db: Db, since: Date) {
  const hasProfile = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.userId, users.id), isNotNull(profiles.birthDate)));
  const hasOne = (table: typeof readingMarks | typeof palmScans | typeof subscriptions) =>
    sql`exists ${db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.userId, users.id))}`;
  const [row] = await db
    .select({
      joined: sql<number>`count(*)::integer`,
      confirmed: sql<number>`count(${users.emailConfirmedAt})::integer`,
      birth_details: having(sql`exists ${hasProfile}`),
      reading: having(sql`${hasOne(readingMarks)} or ${hasOne(palmScans)}`),
      subscribed: having(hasOne(subscriptions)),
    })
    .from(users)
    .where(gt(users.createdAt, since));
  return row ?? { joined: 0, confirmed: 0, birth_details: 0, reading: 0, subscribed: 0 };
}
