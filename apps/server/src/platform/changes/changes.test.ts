import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postgresUrl } from '../../../test/fresh-databases.ts';
import { openPostgres } from '../db/adapters/postgres.ts';
import type { Database } from '../db/db.ts';
import { createInProcessChanges } from './adapters/in-process.ts';
import { openPostgresChanges } from './adapters/postgres.ts';
import type { Changes } from './changes.ts';

const heard = (changes: Changes, userId: string) => {
  const news: string[] = [];
  const stop = changes.watch(userId, {
    changed: () => news.push('changed'),
    ended: () => news.push('ended'),
  });
  return { news, stop };
};

it('in one process, tells those who watch that user until they stop', async () => {
  const changes = createInProcessChanges();
  const [ada, eve] = [randomUUID(), randomUUID()];
  const hers = heard(changes, ada);
  const other = heard(changes, eve);
  await changes.announce(ada);
  expect(hers.news).toEqual(['changed']);
  expect(other.news).toEqual([]);
  hers.stop();
  await changes.announce(ada);
  expect(hers.news).toEqual(['changed']);
  expect(changes.watchersOf(ada)).toBe(0);
});

it('sends everybody home at the end, and who comes later at once', () => {
  const changes = createInProcessChanges();
  const early = heard(changes, 'user');
  changes.endWatching();
  expect(early.news).toEqual(['ended']);
  expect(heard(changes, 'user').news).toEqual(['ended']);
});

const hasPostgres = inject('postgresTemplate') !== null;

describe.skipIf(!hasPostgres)(
  `changes between processes${hasPostgres ? '' : ', skipped: TEST_DATABASE_URL is not set'}`,
  () => {
    let place: Awaited<ReturnType<typeof postgresUrl>>;
    let db: Database;
    const open: Changes[] = [];
    const process = async () => {
      const changes = await openPostgresChanges(db, place.url);
      open.push(changes);
      return changes;
    };

    beforeAll(async () => {
      place = await postgresUrl();
      db = await openPostgres({ url: place.url });
    });
    afterAll(async () => {
      for (const changes of open) await changes.close();
      await db.close();
      await place.drop();
    });

    it('reach every watcher, in any of them', async () => {
      const [one, two] = [await process(), await process()];
      const userId = randomUUID();
      const here = heard(one, userId);
      const there = heard(two, userId);
      await one.announce(userId);
      await expect.poll(() => [here.news, there.news]).toEqual([['changed'], ['changed']]);
    });

    it('are looked for again after the connection was lost, in case one was missed', async () => {
      const changes = await process();
      const { news } = heard(changes, randomUUID());
      await db.raw.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'palm-and-soul changes'`,
      );
      await expect.poll(() => news).toEqual(['changed']);
    });
  },
);
