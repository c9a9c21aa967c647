import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { historyPages, people, sharedPages } from '../../../platform/db/schema.ts';

export interface PageFilter {
  /** 'daily', 'horoscope' and so on; all where it is undefined. */
  readonly kind: string | undefined;
}

const listed = (userId: string, { kind }: PageFilter): SQL | undefined =>
  and(
    eq(historyPages.userId, userId),
    isNotNull(historyPages.openedAt),
    kind === undefined ? undefined : eq(sql`split_part(${historyPages.reading}, ':', 1)`, kind),
  );

/** The newest days that have pages, before a day where one is given. */
export async function findPageDays(
  db: Db,
  userId: string,
  { before, limit, ...filter }: PageFilter & { before: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ date: historyPages.pageDate })
    .from(historyPages)
    .where(
      and(
        listed(userId, filter),
        before === undefined ? undefined : lt(historyPages.pageDate, before),
      ),
    )
    .orderBy(desc(historyPages.pageDate))
    .limit(limit);
  return rows.map(({ date }) => date);
}

export const head = {
  id: historyPages.id,
  reading: historyPages.reading,
  date: historyPages.pageDate,
  isKept: sql<boolean>`${historyPages.keptAt} is not null`,
  isShared: sql<boolean>`${sharedPages.id} is not null`,
  person: people.name,
};

export const listPages = (db: Db, userId: string, dates: readonly string[], filter: PageFilter) =>
  db
    .select({
      ...head,
      title: sql<string | null>`${historyPages.page} ->> 'title'`,
      opening: sql<string>`coalesce(${historyPages.page} #>> '{parts,0,text}', '')`,
      hasNote: sql<boolean>`${historyPages.note} <> ''`,
    })
    .from(historyPages)
    .leftJoin(sharedPages, eq(sharedPages.pageId, historyPages.id))
    .leftJoin(people, eq(people.id, historyPages.personId))
    .where(and(listed(userId, filter), inArray(historyPages.pageDate, dates)))
    .orderBy(desc(historyPages.createdAt));
