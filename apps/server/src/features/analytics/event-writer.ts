import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { appAnalytics } from '../../platform/db/schema.ts';

type NewEvent = Pick<
  typeof appAnalytics.$inferInsert,
  'eventType' | 'sessionId' | 'pagePath' | 'userAgent' | 'metadata' | 'createdAt'
> & { readonly userId: string | null };

/** Writes events; answers once they are written. */
export type EventWriter = (events: readonly NewEvent[]) => Promise<void>;

interface Waiting {
  readonly events: readonly NewEvent[];
  readonly written: PromiseWithResolvers<void>;
}

/** Of fifty events at most: a statement can hold some 9,000. */
const BATCHES_AT_ONCE = 100;

/**
 * One statement at a time. What arrives while it is under way goes together with the next: however many visitors there
 * are, events take one connection, and the more there are, the less each costs. Nothing is answered before it is
 * written, so stopping loses nothing.
 */
export function createEventWriter(db: Db): EventWriter {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) await writeTogether(db, waiting.splice(0, BATCHES_AT_ONCE));
    isWriting = false;
  };

  return (events) => {
    const written = Promise.withResolvers<void>();
    waiting.push({ events, written });
    if (!isWriting) void writeAll();
    return written.promise;
  };
}

async function writeTogether(db: Db, batches: readonly Waiting[]): Promise<void> {
  try {
    await insertEvents(
      db,
      batches.flatMap(({ events }) => events),
    );
    for (const { written } of batches) written.resolve();
  } catch (error) {
    // One that the database will not have must not take the others along.
    if (batches.length > 1) for (const batch of batches) await writeTogether(db, [batch]);
    else batches[0]?.written.reject(error);
  }
}

async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db
    .insert(appAnalytics)
    .values(
      events.map(({ userId, ...event }) => ({
        ...event,
        // A tab may still hold the token of an account that was just deleted: what it did is then nobody's.
        userId: userId === null ? null : sql`(select id from users where id = ${userId}::uuid)`,
      })),
    )
    // A database that is cut off may lose the events of its last second. To wait for its disk is not worth it to them.
    .returning({ hurry: sql`set_config('synchronous_commit', 'off', true)` });
}
