import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { sessions, users } from '../../../platform/db/schema.ts';
import type { UserRow } from './users.ts';

export async function addSession(
  db: Db,
  session: {
    userId: string;
    secretHash: Buffer;
    userAgent: string;
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('a session was not stored');
  return row.id;
}

/** Finds a living session by its secret and moves its end onward: who keeps coming stays signed in. */
export async function touchSession(
  db: Db,
  secretHash: Buffer,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<{ sessionId: string; user: UserRow } | null> {
  const [session] = await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id, userId: sessions.userId });
  if (!session) return null;
  const [user] = await db.select().from(users).where(eq(users.id, session.userId));
  return user ? { sessionId: session.id, user } : null;
}

export async function endSession(db: Db, secretHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.secretHash, secretHash));
}

export async function endSessionsOf(
  db: Db,
  userId: string,
  except: Buffer | null = null,
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === null ? undefined : ne(sessions.secretHash, except),
      ),
    );
}

export async function ownerOfSession(db: Db, secretHash: Buffer): Promise<string | null> {
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.secretHash, secretHash));
  return session?.userId ?? null;
}

/** Those that live, seen last first. Of the columns only those that their owner may read. */
export const sessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));

/** Tells whether the user had such a session. */
export async function endSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}
