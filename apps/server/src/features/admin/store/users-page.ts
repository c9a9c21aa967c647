import type { AdminUserQuery } from '@palm/contract/admin';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { profiles, users } from '../../../platform/db/schema.ts';
import type { UserCursor } from '../user-cursor.ts';
import { type UserFilter, fits } from './user-filter.ts';

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

function behind({ sort, order, after }: PageRequest): SQL | undefined {
  if (!after) return undefined;
  const place = sql`(${after.key}::${keyTypes[sort]}, ${after.id}::uuid)`;
  const here = sql`(${sortKeys[sort]}, ${users.id})`;
  return order === 'asc' ? sql`${here} > ${place}` : sql`${here} < ${place}`;
}
