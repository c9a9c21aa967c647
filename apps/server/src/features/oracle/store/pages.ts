import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  historyPages,
  profiles,
  readingPages,
  type ShownPage,
} from '../../../platform/db/schema.ts';

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
  /** Where it stands in the history. */
  readonly pageId: string | null;
  readonly isOpened: boolean;
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
      page: sql<ShownPage | null>`case when ${inArray(readingPages.readingDate, dates)} and ${isOfPresentBirth} then ${historyPages.page} end`,
      pageId: readingPages.pageId,
      isOpened: sql<boolean>`${historyPages.openedAt} is not null`,
    })
    .from(readingPages)
    .leftJoin(historyPages, eq(historyPages.id, readingPages.pageId))
    .leftJoin(profiles, eq(profiles.userId, readingPages.userId))
    .where(and(inArray(readingPages.userId, userIds), gte(readingPages.readingDate, since)))
    .orderBy(asc(readingPages.createdAt), asc(readingPages.turn));

export async function forgetPages(db: Db, before: Date): Promise<void> {
  await db.delete(readingPages).where(lt(readingPages.createdAt, before));
}
