import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { calendarFeeds } from '../../platform/db/schema.ts';

export async function findFeed(db: Db, userId: string): Promise<{ createdAt: Date } | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

export async function addFeed(
  db: Db,
  userId: string,
  secretHash: Buffer,
  now: Date,
): Promise<void> {
  await db.insert(calendarFeeds).values({ userId, secretHash, createdAt: now });
}

export async function dropFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function findFeedOwner(db: Db, secretHash: Buffer): Promise<string | null> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, secretHash));
  return feed?.userId ?? null;
}
