import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { historyPages, people, sharedPages } from '../../../platform/db/schema.ts';
import { head } from './page-list.ts';

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
