import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { historyPages, mailSchedule, profiles, sharedPages } from '../../platform/db/schema.ts';

export interface NewShare {
  readonly userId: string;
  readonly pageId: string;
  readonly secretHash: Buffer;
  readonly paragraph: number;
  readonly createdAt: Date;
}

/** Takes the place of an earlier link to the same page. In a transaction. */
export async function addShare(db: Db, share: NewShare): Promise<void> {
  const { userId, pageId } = share;
  await db
    .delete(sharedPages)
    .where(and(eq(sharedPages.userId, userId), eq(sharedPages.pageId, pageId)));
  await db.insert(sharedPages).values(share);
}

export const listOwnShares = (db: Db, userId: string) =>
  db
    .select({
      id: sharedPages.id,
      pageId: sharedPages.pageId,
      title: sql<string | null>`${historyPages.page} ->> 'title'`,
      reading: historyPages.reading,
      createdAt: sharedPages.createdAt,
    })
    .from(sharedPages)
    .innerJoin(historyPages, eq(historyPages.id, sharedPages.pageId))
    .where(eq(sharedPages.userId, userId))
    .orderBy(desc(sharedPages.createdAt));

/** Answers whether there was such a link. */
export async function deleteShare(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sharedPages)
    .where(and(eq(sharedPages.userId, userId), eq(sharedPages.id, id)))
    .returning({ id: sharedPages.id });
  return rows.length > 0;
}

/** What a link shows to everyone who follows it, and the owner's zones, by which its day has an evening. */
export async function findShared(db: Db, secretHash: Buffer) {
  const [row] = await db
    .select({
      page: historyPages.page,
      date: historyPages.pageDate,
      paragraph: sharedPages.paragraph,
      seenZone: mailSchedule.seenZone,
      birthTimezone: profiles.birthTimezone,
    })
    .from(sharedPages)
    .innerJoin(historyPages, eq(historyPages.id, sharedPages.pageId))
    .leftJoin(mailSchedule, eq(mailSchedule.userId, sharedPages.userId))
    .leftJoin(profiles, eq(profiles.userId, sharedPages.userId))
    .where(eq(sharedPages.secretHash, secretHash));
  return row ?? null;
}
