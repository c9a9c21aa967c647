import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from '../../platform/db/database-down.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log/log.ts';
import { addEvents, type NewEvent } from './store/new-events.ts';

interface Batch {
  readonly events: readonly NewEvent[];
  /** To be called once they are written, or given up. */
  readonly done: () => void;
}

/** Takes events in faster than a busy database does, and writes them at once and in their order. */
export interface EventIntake {
  /** Answers when the events are in good hands: at once, or, where too many wait already, when there is room. */
  take(events: readonly NewEvent[]): Promise<void>;
  /** Answers when all that was taken before is written. */
  settle(): Promise<void>;
  /** The same, but no longer waits for a database that is down. */
  close(): Promise<void>;
}

/** Of fifty events at most: about a megabyte. */
const BATCHES_AT_ONCE = 100;
/** Some megabytes. Who comes then waits for the database like everybody else. */
const BATCHES_WAITING_MAX = 1000;
const TRY_AGAIN_AFTER_MS = 200;

/**
 * One statement at a time, begun as soon as there is something to write. What arrives meanwhile goes together with the
 * next: however many visitors there are, events take one connection, and the more there are, the less each costs.
 * Events wait while the database is down. A process that is killed loses what it has not written yet; one that is
 * stopped loses nothing, because it writes first.
 */
export function createEventIntake(db: Db, log: Log): EventIntake {
  const waiting: Batch[] = [];
  // The write must not join the transaction of the call that happens to start it.
  const onItsOwn = AsyncLocalStorage.snapshot();
  const closing = new AbortController();
  let isWriting = false;

  const writeWaiting = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      await writeTogether({ db, log, closing }, waiting.splice(0, BATCHES_AT_ONCE));
    }
    isWriting = false;
  };
  const add = (events: Batch['events']): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ events, done: resolve });
    if (!isWriting) void onItsOwn(writeWaiting);
    return promise;
  };

  return {
    take: async (events) => {
      const written = add(events);
      if (waiting.length > BATCHES_WAITING_MAX) await written;
    },
    settle: () => add([]),
    close: () => {
      closing.abort();
      return add([]);
    },
  };
}

interface Writing {
  readonly db: Db;
  readonly log: Log;
  readonly closing: AbortController;
}

async function writeTogether(writing: Writing, batches: readonly Batch[]): Promise<void> {
  const events = batches.flatMap((batch) => batch.events);
  try {
    if (events.length > 0) await writeWhenUp(writing, events);
  } catch (error) {
    // One that the database will not have must not take the others along.
    if (batches.length > 1) for (const batch of batches) await writeTogether(writing, [batch]);
    else writing.log.error({ err: error, events: events.length }, 'events were not noted');
  }
  for (const { done } of batches) done();
}

/** An outage may hide that the events were written: then they are written twice, which is better than not at all. */
async function writeWhenUp(writing: Writing, events: readonly NewEvent[]): Promise<void> {
  const { signal } = writing.closing;
  for (;;) {
    try {
      return await addEvents(writing.db, events);
    } catch (error) {
      if (signal.aborted || !isDatabaseDown(error)) throw error;
    }
    await sleep(TRY_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}
