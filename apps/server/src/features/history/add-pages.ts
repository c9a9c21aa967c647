import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { historyPages } from '../../platform/db/schema.ts';
import { type GivenPage, pageIdOf } from './page-id.ts';

export interface NewHistoryPage extends GivenPage {
  readonly now: Date;
  /** A person the user keeps, where the page is about one. */
  readonly personId?: string | null;
  /** False for a page that was written but not opened yet. */
  readonly isOpened: boolean;
}

/** Puts pages into the history. One that is there already stays as it is, and is marked as opened. */
export async function addPages(db: Db, pages: readonly NewHistoryPage[]): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map(({ now, isOpened, personId = null, ...given }) => ({
    id: pageIdOf(given),
    userId: given.userId,
    reading: given.reading,
    pageDate: given.date,
    page: given.page,
    openedAt: isOpened ? now : null,
    createdAt: now,
    personId,
  }));
  await db
    .insert(historyPages)
    .values(rows)
    .onConflictDoUpdate({
      target: historyPages.id,
      set: { openedAt: sql`coalesce(${historyPages.openedAt}, excluded.opened_at)` },
    });
}

/** A page that was written ahead enters the history when it is opened. */
export async function markOpened(db: Db, id: string, now: Date): Promise<void> {
  await db.update(historyPages).set({ openedAt: now }).where(eq(historyPages.id, id));
}
