import type { AdminUserQuery } from '@palm/contract/admin';
import {
  and,
  asc,
  desc,
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
import type { UserCursor } from '../user-cursor.ts';

export type UserFilter = Pick<AdminUserQuery, 'search' | 'subscription' | 'email_status'>;

/** By what users can be ordered. What is missing comes first going up and last going down. */
const sortKeys = {
  created_at: sql`${users.createdAt}`,
  last_sign_in_at: sql`coalesce(${users.lastSignInAt}, '-infinity'::timestamptz)`,
  email: sql`${users.email}`,
  display_name: sql`lower(coalesce(${profiles.displayName}, ''))`,
} as const satisfies Record<AdminUserQuery['sort'], SQL>;

const keyTypes = {
  created_at: sql`timestamptz`,
  last_sign_in_at: sql`timestamptz`,
  email: sql`text`,
  display_name: sql`text`,
} as const satisfies Record<AdminUserQuery['sort'], SQL>;

interface PageRequest extends UserFilter, Pick<AdminUserQuery, 'sort' | 'order'> {
  readonly limit: number;
  readonly after: UserCursor | null;
}

export type ListedUser = Awaited<ReturnType<typeof selectUsers>>[number];

/** One page, beginning behind the cursor: however deep, it costs the same. */
export function selectUsers(db: Db, page: PageRequest, now: Date) {
  const key = sortKeys[page.sort];
  const inOrder = page.order === 'asc' ? asc : desc;
  return db
    .select({
      id: users.id,
      email: users.email,
      displayName: profiles.displayName,
      /** As the database orders names: its lower case is not JavaScript's. */
      nameKey: sql<string>`${sortKeys.display_name}`,
      emailConfirmedAt: users.emailConfirmedAt,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(fits(db, page, now), behind(page)))
    .orderBy(inOrder(key), inOrder(users.id))
    .limit(page.limit);
}

export const countFitting = (db: Db, filter: UserFilter, now: Date): Promise<number> =>
  db.$count(users, fits(db, filter, now));

const fits = (db: Db, { search, subscription, email_status }: UserFilter, now: Date) =>
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

function behind({ sort, order, after }: PageRequest): SQL | undefined {
  if (!after) return undefined;
  const place = sql`(${after.key}::${keyTypes[sort]}, ${after.id}::uuid)`;
  const here = sql`(${sortKeys[sort]}, ${users.id})`;
  return order === 'asc' ? sql`${here} > ${place}` : sql`${here} < ${place}`;
}
