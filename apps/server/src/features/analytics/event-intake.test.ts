import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
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

onEveryDatabase('the intake of events', (database) => {
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

  it('takes what an account did that is gone for nobody’s', async () => {
    const intake = openIntake();
    const visit = randomUUID();
    await intake.take([{ ...event(visit), user_id: randomUUID() }]);
    await intake.settle();
    expect(await noted(visit)).toMatchObject([
      { userId: null, metadata: {}, createdAt: event(visit).created_at },
    ]);
  });
});
