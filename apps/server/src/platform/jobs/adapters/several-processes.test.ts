import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { databases } from '../../../../test/databases.ts';
import { postgresUrl } from '../../../../test/fresh-databases.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openPostgres } from '../../db/adapters/postgres.ts';
import { defineJob } from '../define-job.ts';
import type { Jobs } from '../jobs.ts';
import { openJobs } from './pg-boss.ts';

const missing = databases.find(({ name }) => name === 'postgresql')?.missing;
const silence = { error: () => undefined, warn: () => undefined };
const numbered = defineJob('numbered', {
  schema: z.object({ number: z.number() }),
  concurrency: 3,
});

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A database, and processes that know nothing of one another but it. */
async function severalProcesses(howMany: number) {
  const { url, drop } = await postgresUrl();
  cleanups.push(drop);
  const connected = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const database = await openPostgres({ url, maxConnections: 4 });
      cleanups.push(() => database.close());
      return database;
    }),
  );
  const processes = connected.map(async (database) => {
    const jobs = await openJobs(database, silence);
    cleanups.push(() => jobs.stop());
    return { database, jobs };
  });
  return Promise.all(processes);
}

describe.skipIf(missing !== undefined)('several processes on PostgreSQL', () => {
  it('all start at once on a database that has no queue yet', async () => {
    const processes = await severalProcesses(12);
    const working = processes.map(({ jobs }) => jobs.work(numbered, async () => undefined));
    await expect(Promise.all(working)).resolves.toHaveLength(12);
  });

  it('do 200 jobs once each, and share them', async () => {
    const processes = await severalProcesses(2);
    const [first] = processes;
    if (!first) throw new Error('There are two.');
    const done: { number: number; by: Jobs }[] = [];
    // The first process waits for the other: on a busy machine one might do all jobs before the other has started.
    const begun = new Set<Jobs>();
    const { promise: bothBegan, resolve: bothHaveBegun } = Promise.withResolvers<void>();
    for (const { jobs } of processes) {
      await jobs.work(numbered, async ({ number }) => {
        if (begun.add(jobs).size === 2) bothHaveBegun();
        await bothBegan;
        done.push({ number, by: jobs });
      });
    }
    await first.database.system.transaction(async (db) => {
      for (let number = 0; number < 200; number++) {
        await first.jobs.enqueue(db, numbered, { number });
      }
    });
    await Promise.all(processes.map(({ jobs }) => jobs.start()));
    await eventually(() => expect(done.length).toBeGreaterThanOrEqual(200));
    await Promise.all(processes.map(({ jobs }) => jobs.stop()));
    const numbers = done.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, number) => number));
    expect(new Set(done.map(({ by }) => by)).size).toBe(2);
    expect(await first.jobs.deadLetters(1)).toEqual([]);
  });
});
