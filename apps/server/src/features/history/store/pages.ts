import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
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

const head = {
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

const own = (userId: string, id: string) =>
  and(eq(historyPages.id, id), eq(historyPages.userId, userId));

export async function findPage(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ ...head, page: historyPages.page, note: historyPages.note })
    .from(historyPages)
    .leftJoin(sharedPages, eq(sharedPages.pageId, historyPages.id))
    .leftJoin(people, eq(people.id, historyPages.personId))
    .where(own(userId, id));
  return row ?? null;
}

/** Answers whether there was such a page. */
export async function changePage(
  db: Db,
  userId: string,
  id: string,
  change: { keptAt?: Date | null; note?: string },
): Promise<boolean> {
  const rows = await db
    .update(historyPages)
    .set(change)
    .where(own(userId, id))
    .returning({ id: historyPages.id });
  return rows.length > 0;
}

/** Answers whether there was such a page. */
export async function deletePage(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(historyPages)
    .where(own(userId, id))
    .returning({ id: historyPages.id });
  return rows.length > 0;
}

/**
 * Deletes pages whose time is over. A page with a note stays: what a person wrote does not vanish by itself. A page with a
 * link stays as long as the link.
 */
export async function forgetHistoryPages(
  db: Db,
  { opened, unopened }: { opened: Date; unopened: Date },
): Promise<void> {
  const isOver = or(
    lt(historyPages.createdAt, opened),
    and(isNull(historyPages.openedAt), lt(historyPages.createdAt, unopened)),
  );
  const isShared = sql`exists (select from ${sharedPages} where ${sharedPages.pageId} = ${historyPages.id})`;
  const isKept = or(isNotNull(historyPages.keptAt), ne(historyPages.note, ''), isShared);
  await db.delete(historyPages).where(and(isOver, sql`not (${isKept})`));
}
