import type { Db } from '../../../platform/db/db.ts';
import { readingPages, type ShownPage } from '../../../platform/db/schema.ts';
import { addPages } from '../../history/add-pages.ts';
import { pageIdOf } from '../../history/page-id.ts';

export interface NewPage extends Omit<typeof readingPages.$inferInsert, 'pageId'> {
  /** Null for what is said of a partner. */
  readonly page: ShownPage | null;
  /** False for a page that was written but not opened yet: it is not in the history. */
  readonly isOpened?: boolean;
}

/** Where two windows asked at once, the first page stands; both are in the history. */
export async function keepPages(db: Db, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return;
  const kept = pages.map(({ page, isOpened = true, ...row }) => {
    const { userId, reading, readingDate: date, createdAt: now } = row;
    const shown = page && { userId, reading, date, page, isOpened, now };
    return { row: { ...row, pageId: shown && pageIdOf(shown) }, shown };
  });
  await Promise.all([
    addPages(
      db,
      kept.flatMap(({ shown }) => shown ?? []),
    ),
    db
      .insert(readingPages)
      .values(kept.map(({ row }) => row))
      .onConflictDoNothing(),
  ]);
}
