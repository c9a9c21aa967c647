import type { AdminUserQuery } from '@palm/contract/admin';
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  like,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { profiles, users } from '../../../platform/db/schema.ts';
import { accessByUser } from '../../subscriptions/access/access-by-user.ts';

export type UserFilter = Pick<AdminUserQuery, 'search' | 'subscription' | 'email_status'>;

export const fits = (db: Db, { search, subscription, email_status }: UserFilter, now: Date) =>
  and(
    search === '' ? undefined : inArray(users.id, found(db, search)),
    subscription && hasPlan(db, subscription, now),
    email_status &&
      (email_status === 'confirmed'
        ? isNotNull(users.emailConfirmedAt)
        : isNull(users.emailConfirmedAt)),
  );

/** Each table by itself: people found by both are few, and joined first, all would be looked at twice. */
function found(db: Db, search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return union(
    // Addresses are kept in lower case; to compare them so is several times quicker.
    db.select({ id: users.id }).from(users).where(like(users.email, pattern.toLowerCase())),
    db
      .select({ id: profiles.userId })
      .from(profiles)
      .where(sql`lower(${profiles.displayName}) like lower(${pattern})`),
  );
}

function hasPlan(db: Db, plan: NonNullable<UserFilter['subscription']>, now: Date): SQL {
  const access = accessByUser(db, now);
  const theirs = eq(access.userId, users.id);
  const one = { one: sql`1` };
  return plan === 'free'
    ? notExists(
        db
          .select(one)
          .from(access)
          .where(and(theirs, isNotNull(access.status))),
      )
    : exists(
        db
          .select(one)
          .from(access)
          .where(and(theirs, eq(access.status, plan))),
      );
}
