import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../../db/db.ts';
import type { Log } from '../../log/log.ts';
import type { Job } from '../define-job.ts';
import type { Jobs, TogetherHandler } from '../jobs.ts';
import { bossDatabase } from './boss-database.ts';
import { checked } from './checked.ts';
import { countDeadLetters, takeDeadLetter } from './dead-letters.ts';
import { readDeadLetters } from './read-dead-letters.ts';
import { readQueues } from './queue-health.ts';
import { prepareQueue, prepareSharedQueues } from './queues.ts';
import { setSchedule } from './schedules.ts';
import { Workers } from './workers.ts';

export interface JobsOptions {
  /** How often a process looks for jobs that others made. Its own it finds at once. */
  readonly pollSeconds?: number;
  /** How often it looks for jobs that a dead process has left behind. */
  readonly superviseSeconds?: number;
}

const HOUR = 60 * 60;
const STOP_WITHIN_MS = 10_000;

/** pg-boss in the product's own database: the same on the embedded one and on PostgreSQL with several processes. */
export async function openJobs(
  db: Database,
  log: Pick<Log, 'error' | 'warn'>,
  { pollSeconds = 2, superviseSeconds = 60 }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(db),
    monitorVacuum: false,
    maintenanceIntervalSeconds: HOUR,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // No job of ours waits for another.
    flowIntervalSeconds: HOUR,
  });
  // It reports plain objects, too, and calls them errors.
  boss.on('error', (error) => {
    log.error({ err: Object.assign(new Error(error.message), error) }, 'the job queue failed');
  });
  await boss.start();
  await prepareSharedQueues(boss);

  const all = new Map<string, Workers>();
  let isStarted = false;
  const workersOf = ({ name }: { readonly name: string }): Workers => {
    const workers = all.get(name);
    if (!workers) throw new Error(`${name} cannot be enqueued: no worker`);
    return workers;
  };

  async function workTogether<Payload extends object>(
    job: Job<Payload>,
    handler: TogetherHandler<Payload>,
  ): Promise<void> {
    if (all.has(job.name)) throw new Error(`${job.name} is worked on already`);
    await prepareQueue(boss, job);
    const workers = new Workers(boss, job, checked(job, handler), log);
    all.set(job.name, workers);
    if (isStarted) await workers.start(pollSeconds);
  }

  return {
    enqueue: async (transaction, job, payload, { startAfter, singletonKey } = {}) => {
      const workers = workersOf(job);
      await boss.send(job.name, job.schema.parse(payload), {
        db: fromDrizzle(transaction, sql),
        // The queue takes a key once among what waits or runs, and no key at all counts as one.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter && { startAfter }),
      });
      workers.lookSoon();
    },

    enqueueAll: async (transaction, job, payloads, singletonKeyOf) => {
      const workers = workersOf(job);
      if (payloads.length === 0) return;
      const made = payloads.map((payload) => ({
        data: job.schema.parse(payload),
        singletonKey: singletonKeyOf(payload),
      }));
      await boss.insert(job.name, made, { db: fromDrizzle(transaction, sql) });
      workers.lookSoon();
    },

    work: (job, handler) =>
      workTogether(job, (tasks) =>
        Promise.allSettled(tasks.map(async ({ payload, signal }) => handler(payload, signal))),
      ),

    workTogether,

    schedule: async (job, entries) => {
      const workers = workersOf(job);
      await setSchedule(boss, job, entries);
      workers.lookSoon();
    },

    start: async () => {
      isStarted = true;
      for (const workers of all.values()) await workers.start(pollSeconds);
    },

    stop: async () => {
      for (const workers of all.values()) workers.stop();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },

    queues: () => readQueues(db, [...all.keys()]),

    deadLetters: (limit) => readDeadLetters(db, limit),

    countDeadLetters: () => countDeadLetters(db),

    retryDeadLetter: async (transaction, id) => {
      const letter = await takeDeadLetter(transaction, id);
      if (!letter) return 'gone';
      const workers = all.get(letter.job);
      // The caller refuses, so the letter stays where it was.
      if (!workers) return 'no worker';
      await boss.send(letter.job, letter.payload, {
        db: fromDrizzle(transaction, sql),
        singletonKey: letter.singletonKey ?? randomUUID(),
      });
      workers.lookSoon();
      return { job: letter.job };
    },

    discardDeadLetter: async (transaction, id) => {
      const letter = await takeDeadLetter(transaction, id);
      return letter ? { job: letter.job } : 'gone';
    },

    forget: async (transaction, id) => {
      await transaction.execute(
        sql`delete from pgboss.job where state <> 'active' and position(${id} in data::text) > 0`,
      );
    },
  };
}
