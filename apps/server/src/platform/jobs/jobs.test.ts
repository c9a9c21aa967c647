import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { onEveryDatabase } from '../../../test/databases.ts';
import { eventually } from '../../../test/eventually.ts';
import { failureOf } from '../../../test/failure-of.ts';
import { signedInPerson } from '../../../test/people.ts';
import type { Database } from '../db/db.ts';
import { users } from '../db/schema.ts';
import { openJobs } from './adapters/pg-boss.ts';
import { defineJob, type Job, type JobOptions } from './define-job.ts';
import { GiveUp, type Jobs } from './jobs.ts';

const Note = z.object({ text: z.string() });
type Note = z.infer<typeof Note>;

let count = 0;
const newJob = (options: JobOptions = {}): Job<Note> =>
  defineJob(`note-${count++}`, {
    schema: Note,
    retryDelaySeconds: 0,
    retryBackoff: false,
    ...options,
  });

const silence = { error: () => undefined, warn: () => undefined };
/** So seldom that a test which passes was not helped by it. */
const SELDOM_SECONDS = 3600;
/** Nothing tells a worker of a run that the schedule made: it is found by looking. */
const OFTEN_SECONDS = 1;

const opened: Jobs[] = [];
async function open(database: Database, pollSeconds = SELDOM_SECONDS): Promise<Jobs> {
  const jobs = await openJobs(database, silence, { pollSeconds });
  opened.push(jobs);
  return jobs;
}
afterEach(() => Promise.all(opened.splice(0).map((jobs) => jobs.stop())));

async function rowsOf(database: Database, job: Job<Note>) {
  const { rows } = await database.raw.query('select * from pgboss.job where name = $1', [job.name]);
  return rows;
}

const entry = (key: string) => ({ key, cron: '0 0 1 1 *', payload: { text: key } });

onEveryDatabase('jobs', (database) => {
  it('are done at once after the transaction that made them, and leave no trace', async () => {
    const jobs = await open(database());
    const job = newJob();
    const done: string[] = [];
    await jobs.work(job, async ({ text }) => void done.push(text));
    await jobs.start();
    await database().system.transaction(async (db) => {
      await jobs.enqueue(db, job, { text: 'in a transaction' });
    });
    await eventually(() => expect(done).toEqual(['in a transaction']));
    await jobs.enqueue(database().system, job, { text: 'without one' });
    await eventually(() => expect(done).toHaveLength(2));
    await eventually(async () => expect(await rowsOf(database(), job)).toEqual([]));
  });

  it('are not there when the transaction that made them is rolled back', async () => {
    const jobs = await open(database());
    const job = newJob();
    await jobs.work(job, async () => undefined);
    const attempt = database().system.transaction(async (db) => {
      await db
        .insert(users)
        .values({ email: 'a@b.c', termsAcceptedAt: new Date(), termsVersion: '1' });
      await jobs.enqueue(db, job, { text: 'never' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await rowsOf(database(), job)).toEqual([]);
  });

  it('may be made in the transaction of a user, who can read none of them', async () => {
    const jobs = await open(database());
    const job = newJob();
    await jobs.work(job, async () => undefined);
    const actor = await signedInPerson(database());
    await database().asUser(actor, (db) => jobs.enqueue(db, job, { text: 'mine' }));
    expect(await rowsOf(database(), job)).toMatchObject([{ data: { text: 'mine' } }]);
    for (const table of ['job', 'job_common']) {
      const reading = database().asUser(actor, (db) =>
        db.execute(`select data from pgboss.${table}`),
      );
      expect(await failureOf(reading)).toMatchObject({ code: '42501' });
    }
  });

  it('wait for the start and for their time', async () => {
    const jobs = await open(database());
    const job = newJob();
    const done: string[] = [];
    await jobs.work(job, async ({ text }) => void done.push(text));
    const system = database().system;
    const startAfter = new Date(Date.now() + 3_600_000);
    await jobs.enqueue(system, job, { text: 'later' }, { startAfter });
    await jobs.enqueue(system, job, { text: 'first' });
    expect(done).toEqual([]);
    await jobs.start();
    await eventually(() => expect(done).toEqual(['first']));
    await eventually(async () => {
      expect(await rowsOf(database(), job)).toMatchObject([{ data: { text: 'later' } }]);
    });
  });

  it('stand once for each key while they wait, and as often as one likes without a key', async () => {
    const jobs = await open(database());
    const job = newJob();
    await jobs.work(job, async () => undefined);
    const system = database().system;
    await jobs.enqueue(system, job, { text: 'a' }, { singletonKey: 'ada' });
    await jobs.enqueue(system, job, { text: 'again' }, { singletonKey: 'ada' });
    await jobs.enqueue(system, job, { text: 'b' }, { singletonKey: 'bob' });
    await jobs.enqueue(system, job, { text: 'c' });
    await jobs.enqueue(system, job, { text: 'd' });
    const texts = (await rowsOf(database(), job)).map((row) => Note.parse(row['data']).text);
    expect(texts.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are made many at once, each under its own key, and none without the transaction', async () => {
    const jobs = await open(database());
    const job = newJob();
    await jobs.work(job, async () => undefined);
    const system = database().system;
    const payloads = ['a', 'b', 'a'].map((text) => ({ text }));
    await jobs.enqueueAll(system, job, payloads, ({ text }) => text);
    await jobs.enqueueAll(system, job, [{ text: 'b' }], ({ text }) => text);
    await jobs.enqueueAll(system, job, [], ({ text }) => text);
    const undone = system.transaction(async (db) => {
      await jobs.enqueueAll(db, job, [{ text: 'c' }], ({ text }) => text);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const texts = (await rowsOf(database(), job)).map((row) => Note.parse(row['data']).text);
    expect(texts.toSorted()).toEqual(['a', 'b']);
  });

  it('are tried again after they failed', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 3 });
    let tries = 0;
    await jobs.work(job, async () => {
      if (++tries < 3) throw new Error('not yet');
    });
    await jobs.start();
    await jobs.enqueue(database().system, job, { text: 'a' });
    await eventually(() => expect(tries).toBe(3));
    await eventually(async () => expect(await rowsOf(database(), job)).toEqual([]));
    expect(await jobs.deadLetters(100)).toEqual([]);
  });

  it('wait longer before each further try', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 3, retryDelaySeconds: 1000, retryBackoff: true });
    await jobs.work(job, async () => {
      throw new Error('not yet');
    });
    await jobs.start();
    await jobs.enqueue(database().system, job, { text: 'a' });
    const state = async () => (await rowsOf(database(), job))[0];
    await eventually(async () => expect(await state()).toMatchObject({ state: 'retry' }));
    const startAfter = z.date().parse((await state())?.['start_after']);
    expect(startAfter.getTime() - Date.now()).toBeGreaterThan(400_000);
  });

  it('end among the dead letters when no try is left, with the reason and without its details', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 1 });
    await jobs.work(job, async ({ text }) => {
      throw text === 'plain'
        ? new Error('the stars are silent')
        : Object.assign(new Error('Key (email)=(ada@example.com)'), { code: '23505' });
    });
    await jobs.start();
    await jobs.enqueue(database().system, job, { text: 'plain' });
    const letters = async () =>
      (await jobs.deadLetters(100)).filter((letter) => letter.job === job.name);
    await eventually(async () => expect(await letters()).toHaveLength(1));
    await jobs.enqueue(database().system, job, { text: 'private' });
    await eventually(async () => expect(await letters()).toHaveLength(2));
    expect(await letters()).toMatchObject([
      { payload: { text: 'private' }, error: 'Error', retries: 1 },
      { payload: { text: 'plain' }, error: 'the stars are silent', retries: 1 },
    ]);
    expect(await jobs.deadLetters(1)).toHaveLength(1);
  });

  it('can be done together, and still fare each on its own', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 0, batchSize: 10 });
    const batches: string[][] = [];
    await jobs.workTogether(job, async (tasks) => {
      batches.push(tasks.map(({ payload }) => payload.text).toSorted());
      return Promise.allSettled(
        tasks.map(async ({ payload: { text } }) => {
          if (text === 'bad') throw new Error('the stars are silent');
        }),
      );
    });
    const notes = ['a', 'b', 'bad', 'c'].map((text) => ({ text }));
    await jobs.enqueueAll(database().system, job, notes, ({ text }) => text);
    // As an older version would have made it.
    await database().raw.query(
      `update pgboss.job set data = '{"said": 1}' where name = $1 and data->>'text' = 'c'`,
      [job.name],
    );
    await jobs.start();
    const letters = async () =>
      (await jobs.deadLetters(100))
        .filter((letter) => letter.job === job.name)
        .map(({ error }) => error);
    await eventually(async () => expect(await letters()).toHaveLength(2));
    expect(batches).toEqual([['a', 'b', 'bad']]);
    expect((await letters()).toSorted()).toEqual([
      'the payload does not fit the job',
      'the stars are silent',
    ]);
  });

  it('go there at once when they give up', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 100 });
    let tries = 0;
    await jobs.work(job, async () => {
      tries++;
      throw new GiveUp('no such address');
    });
    await jobs.start();
    await jobs.enqueue(database().system, job, { text: 'a' });
    await eventually(async () => {
      expect(await jobs.deadLetters(1)).toMatchObject([
        { job: job.name, error: 'no such address' },
      ]);
    });
    expect(tries).toBe(1);
  });

  it('that are dead are done once more when told so, with all their tries, or forgotten', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 0 });
    let isWell = false;
    const done: string[] = [];
    await jobs.work(job, async ({ text }) => {
      if (!isWell) throw new Error('the stars are silent');
      done.push(text);
    });
    await jobs.start();
    const { system } = database();
    await jobs.enqueue(system, job, { text: 'again' }, { singletonKey: 'one' });
    await jobs.enqueue(system, job, { text: 'never' });
    const letters = async () =>
      (await jobs.deadLetters(100)).filter((letter) => letter.job === job.name);
    await eventually(async () => expect(await letters()).toHaveLength(2));
    expect(await jobs.countDeadLetters()).toContainEqual({ job: job.name, count: 2 });
    const byText = new Map(
      (await letters()).map(({ id, payload }) => [Note.parse(payload).text, id]),
    );
    isWell = true;
    const retry = () =>
      system.transaction((db) => jobs.retryDeadLetter(db, byText.get('again') ?? ''));
    expect(await retry()).toEqual({ job: job.name });
    await eventually(() => expect(done).toEqual(['again']));
    expect(await retry()).toBe('gone');
    const discard = () =>
      system.transaction((db) => jobs.discardDeadLetter(db, byText.get('never') ?? ''));
    expect(await discard()).toEqual({ job: job.name });
    expect(await discard()).toBe('gone');
    expect(await letters()).toEqual([]);
    expect(done).toEqual(['again']);
  });

  it('that are dead and unknown are left alone', async () => {
    const job = newJob({ retryLimit: 0 });
    const old = await open(database());
    await old.work(job, async () => {
      throw new GiveUp('no');
    });
    await old.start();
    await old.enqueue(database().system, job, { text: 'a' });
    const letters = async () =>
      (await old.deadLetters(100)).filter((letter) => letter.job === job.name);
    await eventually(async () => expect(await letters()).toHaveLength(1));
    const [letter] = await letters();
    await old.stop();
    const newer = await open(database());
    const attempt = database().system.transaction(async (db) => {
      const answer = await newer.retryDeadLetter(db, letter?.id ?? '');
      throw new Error(JSON.stringify(answer));
    });
    await expect(attempt).rejects.toThrow('no worker');
    expect((await newer.deadLetters(100)).map(({ id }) => id)).toContain(letter?.id);
  });

  it('are counted as they stand', async () => {
    const jobs = await open(database());
    const job = newJob({ retryDelaySeconds: 1000 });
    await jobs.work(job, async () => {
      throw new Error('not yet');
    });
    const { system } = database();
    await jobs.enqueue(system, job, { text: 'a' });
    await jobs.enqueue(
      system,
      job,
      { text: 'b' },
      { startAfter: new Date(Date.now() + 3_600_000) },
    );
    const health = async () => (await jobs.queues()).find((queue) => queue.job === job.name);
    expect(await health()).toEqual({
      job: job.name,
      waiting: 1,
      retrying: 0,
      planned: 1,
      running: 0,
      oldestWaitingAt: expect.any(Date),
    });
    await jobs.start();
    await eventually(async () =>
      expect(await health()).toMatchObject({
        waiting: 0,
        retrying: 1,
        planned: 1,
        oldestWaitingAt: null,
      }),
    );
  });

  it('are done side by side where they are fetched several at once', async () => {
    const jobs = await open(database());
    const job = newJob({ batchSize: 3 });
    const all = Promise.withResolvers<undefined>();
    const begun: string[] = [];
    await jobs.work(job, async ({ text }) => {
      begun.push(text);
      if (begun.length === 3) all.resolve(undefined);
      await all.promise;
      if (text === 'b') throw new GiveUp('only this one');
    });
    await jobs.enqueueAll(
      database().system,
      job,
      ['a', 'b', 'c'].map((text) => ({ text })),
      ({ text }) => text,
    );
    await jobs.start();
    const letters = async () =>
      (await jobs.deadLetters(100)).filter((letter) => letter.job === job.name);
    await eventually(async () => expect(await letters()).toHaveLength(1));
    expect(begun.toSorted()).toEqual(['a', 'b', 'c']);
    expect(await letters()).toMatchObject([{ payload: { text: 'b' } }]);
  });

  it('refuse a payload that does not fit, when made and when done', async () => {
    const jobs = await open(database());
    const job = newJob();
    const done: unknown[] = [];
    await jobs.work(job, async (payload) => void done.push(payload));
    const system = database().system;
    // @ts-expect-error: the compiler refuses it, too.
    await expect(jobs.enqueue(system, job, { text: 1 })).rejects.toThrow(z.ZodError);
    expect(await rowsOf(database(), job)).toEqual([]);
    await jobs.enqueue(system, job, { text: 'a' });
    await database().raw.query(`update pgboss.job set data = '{"text": 1}' where name = $1`, [
      job.name,
    ]);
    await jobs.start();
    await eventually(async () => {
      expect(await jobs.deadLetters(1)).toMatchObject([{ job: job.name, payload: { text: 1 } }]);
    });
    expect(done).toEqual([]);
  });

  it('cannot be enqueued without a worker', async () => {
    const jobs = await open(database());
    const made = jobs.enqueue(database().system, newJob(), { text: 'a' });
    await expect(made).rejects.toThrow('no worker');
  });

  it('that are under way are finished before the stop, and no other is begun', async () => {
    const jobs = await open(database());
    const job = newJob();
    const steps: string[] = [];
    const mayEnd = Promise.withResolvers<void>();
    await jobs.work(job, async ({ text }) => {
      steps.push(`began ${text}`);
      await mayEnd.promise;
      steps.push(`ended ${text}`);
    });
    await jobs.enqueue(database().system, job, { text: 'a' });
    await jobs.enqueue(database().system, job, { text: 'b' });
    await jobs.start();
    await eventually(() => expect(steps).toEqual(['began a']));
    const stopped = jobs.stop();
    mayEnd.resolve();
    await stopped;
    expect(steps).toEqual(['began a', 'ended a']);
    expect(await rowsOf(database(), job)).toMatchObject([
      { data: { text: 'b' }, state: 'created' },
    ]);
  });

  it('take on the options of a newer version', async () => {
    const job = newJob({ retryLimit: 1 });
    const old = await open(database());
    await old.work(job, async () => undefined);
    await old.stop();
    const jobs = await open(database());
    await jobs.work({ ...job, retryLimit: 5 }, async () => undefined);
    await jobs.enqueue(database().system, job, { text: 'a' });
    expect(await rowsOf(database(), job)).toMatchObject([{ retry_limit: 5 }]);
  });

  it('that name a user are deleted, waiting or dead, and no others', async () => {
    const jobs = await open(database());
    const failing = newJob({ retryLimit: 0 });
    await jobs.work(failing, async () => {
      throw new GiveUp('never');
    });
    await jobs.start();
    for (const text of ['about ada-1', 'about eve-1']) {
      await jobs.enqueue(database().system, failing, { text });
    }
    const letters = async () =>
      (await jobs.deadLetters(100))
        .filter(({ job }) => job === failing.name)
        .map(({ payload }) => payload);
    await eventually(async () => expect(await letters()).toHaveLength(2));
    const waiting = newJob();
    await jobs.work(waiting, async () => undefined);
    const startAfter = new Date(Date.now() + 3_600_000);
    for (const text of ['about ada-1', 'about eve-1']) {
      await jobs.enqueue(database().system, waiting, { text }, { startAfter });
    }

    await database().system.transaction((db) => jobs.forget(db, 'ada-1'));
    expect(await letters()).toEqual([{ text: 'about eve-1' }]);
    const left = await rowsOf(database(), waiting);
    expect(left.map((row) => row['data'])).toEqual([{ text: 'about eve-1' }]);
  });

  it('that are not kept when they fail for good leave no dead letter', async () => {
    const jobs = await open(database());
    const job = newJob({ retryLimit: 0, keepsDeadLetters: false });
    let tries = 0;
    await jobs.work(job, async () => {
      tries++;
      throw new Error('no');
    });
    await jobs.start();
    await jobs.enqueue(database().system, job, { text: 'a' });
    await eventually(async () => {
      expect(await rowsOf(database(), job)).toMatchObject([{ state: 'failed' }]);
    });
    expect(tries).toBe(1);
    expect((await jobs.deadLetters(100)).filter((letter) => letter.job === job.name)).toEqual([]);
  });

  it('of a schedule come at once when it is new, and once for all runs that were missed, whichever process does them', async () => {
    const job = newJob();
    const done: string[] = [];
    const farFromNow = (new Date().getUTCMinutes() + 30) % 60;
    const hourly = { key: 'hourly', cron: `${farFromNow} * * * *`, payload: { text: 'a' } };
    const twoProcesses = async () => {
      const both = [await open(database(), OFTEN_SECONDS), await open(database(), OFTEN_SECONDS)];
      for (const jobs of both) {
        await jobs.work(job, async ({ text }) => void done.push(text));
        await jobs.schedule(job, [hourly]);
      }
      for (const jobs of both) await jobs.start();
      return both;
    };
    const early = await twoProcesses();
    await eventually(() => expect(done).toEqual(['a']));
    await Promise.all(early.map((jobs) => jobs.stop()));
    // As if no process had run for three hours.
    await database().raw.exec(`
      update pgboss.version set cron_on = now() - interval '3 hours';
      update pgboss.schedule set created_on = now() - interval '1 day'`);
    const late = await twoProcesses();
    await eventually(() => expect(done).toEqual(['a', 'a']));
    await Promise.all(late.map((jobs) => jobs.stop()));
    expect(await rowsOf(database(), job)).toEqual([]);
  });

  it('of a schedule that a newer version has no more are no longer made', async () => {
    const jobs = await open(database());
    const job = newJob();
    await jobs.work(job, async () => undefined);
    await jobs.schedule(job, [entry('old'), entry('kept')]);
    await jobs.schedule(job, [entry('kept'), entry('new')]);
    const { rows } = await database().raw.query(
      'select key from pgboss.schedule where name = $1 order by key',
      [job.name],
    );
    expect(rows).toEqual([{ key: 'kept' }, { key: 'new' }]);
  });
});
