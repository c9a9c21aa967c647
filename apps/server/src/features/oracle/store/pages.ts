import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { profiles, readingPages, type ShownPage } from '../../../platform/db/schema.ts';

export type NewPage = typeof readingPages.$inferInsert;

/** A page that a user was given. */
export interface GivenPage {
  readonly userId: string;
  readonly reading: string;
  readonly date: string;
  readonly used: readonly string[];
  readonly told: string;
  readonly shape: string;
  /** Only of the dates that were asked for, where the words are kept, and for the birth details as they are now. */
  readonly page: ShownPage | null;
}

/** A page for another birth than the present one is another person's. */
const isOfPresentBirth = sql`${readingPages.createdAt} >= coalesce(${profiles.updatedAt}, ${readingPages.createdAt})`;

/** All pages of some people since a date, oldest first, with the words of those that are for `dates`. */
export const findPages = (
  db: Db,
  userIds: readonly string[],
  { since, dates }: { since: string; dates: readonly string[] },
): Promise<GivenPage[]> =>
  db
    .select({
      userId: readingPages.userId,
      reading: readingPages.reading,
      date: readingPages.readingDate,
      used: readingPages.used,
      told: readingPages.told,
      shape: readingPages.shape,
      page: sql<ShownPage | null>`case when ${inArray(readingPages.readingDate, dates)} and ${isOfPresentBirth} then ${readingPages.page} end`,
    })
    .from(readingPages)
    .leftJoin(profiles, eq(profiles.userId, readingPages.userId))
    .where(and(inArray(readingPages.userId, userIds), gte(readingPages.readingDate, since)))
    .orderBy(asc(readingPages.createdAt), asc(readingPages.turn));

/** Where two windows asked at once, the first page is kept. */
export async function keepPages(db: Db, pages: readonly NewPage[]): Promise<void> {
  if (pages.length > 0)
    await db
      .insert(readingPages)
      .values([...pages])
      .onConflictDoNothing();
}

export async function forgetPages(db: Db, before: Date): Promise<void> {
  await db.delete(readingPages).where(lt(readingPages.createdAt, before));
}

export async function forgetWords(db: Db, before: Date): Promise<void> {
  await db
    .update(readingPages)
    .set({ page: null })
    .where(and(lt(readingPages.createdAt, before), isNotNull(readingPages.page)));
}
