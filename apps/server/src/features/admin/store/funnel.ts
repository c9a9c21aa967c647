import { and, eq, exists, gt, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import {
  palmScans,
  profiles,
  readingPages,
  subscriptions,
  users,
} from '../../../platform/db/schema.ts';

/**
 * Of the accounts made since then: how many were confirmed, have birth details, had a reading, ever subscribed. Each
 * step is a join of its own: asked row by row, the database would look four tables up for every account.
 */
export async function countJourneys(db: Db, since: Date) {
  const joinedSince = gt(users.createdAt, since);
  const one = { one: sql`1` };
  const withProfile = db
    .select(one)
    .from(profiles)
    .where(and(eq(profiles.userId, users.id), isNotNull(profiles.birthDate)));
  const having = (table: typeof readingPages | typeof palmScans | typeof subscriptions) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(joinedSince, exists(db.select(one).from(table).where(eq(table.userId, users.id)))),
      );
  return {
    joined: await db.$count(users, joinedSince),
    confirmed: await db.$count(users, and(joinedSince, isNotNull(users.emailConfirmedAt))),
    birth_details: await db.$count(users, and(joinedSince, exists(withProfile))),
    reading: await db.$count(union(having(readingPages), having(palmScans)).as('readers')),
    subscribed: await db.$count(having(subscriptions).as('subscribers')),
  };
}
