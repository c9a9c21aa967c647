import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import { postgresUrl } from '../../../test/fresh-databases.ts';
import { closedDatabase } from '../../../test/outages/closed-database.ts';
import { openPostgres } from '../../platform/db/adapters/postgres.ts';
import { isDatabaseDown } from '../../platform/db/database-down.ts';
import { appAnalytics } from '../../platform/db/schema.ts';
import { createLog } from '../../platform/log/log.ts';
import { createEventIntake } from './event-intake.ts';

const event = (session_id: string, page_path = '/') => ({
  event_type: 'page_view' as const,
  user_id: null,
  session_id,
  page_path,
  user_agent: 'a browser',
  metadata: {},
  created_at: new Date('2026-03-01T12:00:00.123Z'),
});

onOneDatabase('the intake of events', (database) => {
  const openIntake = () => createEventIntake(database().system, createLog('silent'));
  const noted = (sessionId: string) =>
    database()
      .system.select()
      .from(appAnalytics)
      .where(eq(appAnalytics.sessionId, sessionId))
      .orderBy(appAnalytics.id);
  const pathsOf = async (sessionId: string) =>
    (await noted(sessionId)).map(({ pagePath }) => pagePath);

  it('has written all it took once it has settled, in their order', async () => {
    const intake = openIntake();
    const visit = randomUUID();
    const paths = Array.from({ length: 250 }, (_, index) => `/${index}`);
    await Promise.all(paths.map((path) => intake.take([event(visit, path)])));
    await intake.settle();
    expect(await pathsOf(visit)).toEqual(paths);
  });

  it('does not wait for the database, unless too many wait already', async () => {
    const intake = openIntake();
    const visit = randomUUID();
    let taken = 0;
    const take = () => intake.take([event(visit)]).then(() => (taken += 1));
    const late: Promise<number>[] = [];
    await database().raw.reserve(async (connection) => {
      await connection.exec('begin; lock table app_analytics in access exclusive mode');
      // One is being written, a thousand wait for it, and four have to wait for these.
      for (let count = 0; count < 1001; count += 1) await take();
      late.push(take(), take(), take(), take());
      await setImmediate();
      expect(taken).toBe(1001);
      await connection.exec('commit');
    });
    await Promise.all(late);
    await intake.settle();
    expect(await noted(visit)).toHaveLength(1005);
  });

  it('loses what cannot be written, and nothing that came along with it', async () => {
    const intake = openIntake();
    const [first, spoilt, good] = [randomUUID(), randomUUID(), randomUUID()];
    await intake.take([event(first)]);
    await intake.take([event(spoilt, '/\0')]);
    await intake.take([event(good)]);
    await intake.settle();
    expect(await pathsOf(first)).toEqual(['/']);
    expect(await pathsOf(spoilt)).toEqual([]);
    expect(await pathsOf(good)).toEqual(['/']);
    await intake.take([event(spoilt, '/again')]);
    await intake.settle();
    expect(await pathsOf(spoilt)).toEqual(['/again']);
  });

  it('stores the events of a deleted account without a user', async () => {
    const intake = openIntake();
    const visit = randomUUID();
    await intake.take([{ ...event(visit), user_id: randomUUID() }]);
    await intake.settle();
    expect(await noted(visit)).toMatchObject([
      { userId: null, metadata: {}, createdAt: event(visit).created_at },
    ]);
  });
});

const openDown = async () => {
  const { url, drop } = await postgresUrl();
  const database = await openPostgres({ url });
  const { open } = await closedDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const intake = createEventIntake(database.system, createLog('silent'));
  const count = () => database.system.$count(appAnalytics);
  return { intake, open, count };
};

const hasPostgres = inject('postgresTemplate') !== null;

describe.skipIf(!hasPostgres)(
  `the intake of events of a database that is down${hasPostgres ? '' : ', skipped: TEST_DATABASE_URL is not set'}`,
  () => {
    it('keeps what it took, and writes it when the database is back', async () => {
      const { intake, open, count } = await openDown();
      for (let n = 0; n < 3; n += 1) await intake.take([event(randomUUID())]);
      await expect(count()).rejects.toSatisfy(isDatabaseDown);
      await open();
      await intake.settle();
      expect(await count()).toBe(3);
    });

    it('does not keep a process from ending', async () => {
      const { intake, open, count } = await openDown();
      await intake.take([event(randomUUID())]);
      await intake.close();
      await open();
      expect(await count()).toBe(0);
    });
  },
);
