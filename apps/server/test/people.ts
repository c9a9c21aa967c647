import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor, Database } from '../src/platform/db/db.ts';
import { sessions, users } from '../src/platform/db/schema.ts';

/** A new account with a session that stands for an hour, or as long as said. */
export async function signedInPerson(database: Database, sessionMs = 3_600_000): Promise<Actor> {
  const [user] = await database.system
    .insert(users)
    .values({
      email: `${randomUUID()}@example.com`,
      termsAcceptedAt: new Date(),
      termsVersion: '1',
    })
    .returning();
  if (!user) throw new Error('An insert gives its row.');
  const [session] = await database.system
    .insert(sessions)
    .values({
      userId: user.id,
      secretHash: randomBytes(32),
      expiresAt: new Date(Date.now() + sessionMs),
    })
    .returning();
  if (!session) throw new Error('An insert gives its row.');
  return { userId: user.id, sessionId: session.id };
}
