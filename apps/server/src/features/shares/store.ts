import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  biometricAnalyses,
  historyPages,
  mailSchedule,
  profiles,
  sharedPages,
} from '../../platform/db/schema.ts';

/** A page of the history with a part of its text, or a saved palm reading. */
export type ShareTarget =
  | { readonly pageId: string; readonly isWhole: boolean }
  | { readonly readingId: string; readonly showsHand: boolean };

interface NewShare {
  readonly userId: string;
  readonly secretHash: Buffer;
  readonly paragraph: number;
  readonly createdAt: Date;
}

/** Takes the place of an earlier link to the same page or reading. In a transaction. */
export async function addShare(db: Db, target: ShareTarget, share: NewShare): Promise<void> {
  const isSame =
    'pageId' in target
      ? eq(sharedPages.pageId, target.pageId)
      : eq(sharedPages.readingId, target.readingId);
  await db.delete(sharedPages).where(and(eq(sharedPages.userId, share.userId), isSame));
  await db.insert(sharedPages).values({ ...share, ...target });
}

export const listOwnShares = (db: Db, userId: string) =>
  db
    .select({
      id: sharedPages.id,
      pageId: sharedPages.pageId,
      title: sql<
        string | null
      >`coalesce(${historyPages.page} ->> 'title', ${biometricAnalyses.analysisResult} ->> 'title')`,
      reading: sql<string>`coalesce(${historyPages.reading}, 'palm')`,
      createdAt: sharedPages.createdAt,
    })
    .from(sharedPages)
    .leftJoin(historyPages, eq(historyPages.id, sharedPages.pageId))
    .leftJoin(biometricAnalyses, eq(biometricAnalyses.id, sharedPages.readingId))
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
      result: biometricAnalyses.analysisResult,
      readAt: biometricAnalyses.createdAt,
      paragraph: sharedPages.paragraph,
      isWhole: sharedPages.isWhole,
      showsHand: sharedPages.showsHand,
      seenZone: mailSchedule.seenZone,
      birthTimezone: profiles.birthTimezone,
    })
    .from(sharedPages)
    .leftJoin(historyPages, eq(historyPages.id, sharedPages.pageId))
    .leftJoin(biometricAnalyses, eq(biometricAnalyses.id, sharedPages.readingId))
    .leftJoin(mailSchedule, eq(mailSchedule.userId, sharedPages.userId))
    .leftJoin(profiles, eq(profiles.userId, sharedPages.userId))
    .where(eq(sharedPages.secretHash, secretHash));
  return row ?? null;
}

export type FoundShare = NonNullable<Awaited<ReturnType<typeof findShared>>>;
