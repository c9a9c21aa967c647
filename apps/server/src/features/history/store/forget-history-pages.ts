import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { historyPages, sharedPages } from '../../../platform/db/schema.ts';

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
