import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import { appAnalytics } from '../../platform/db/schema.ts';
import { createEventWriter } from './event-writer.ts';

const event = (sessionId: string, pagePath = '/') => ({
  eventType: 'page_view',
  userId: null,
  sessionId,
  pagePath,
  userAgent: 'a browser',
  metadata: {},
  createdAt: new Date('2026-03-01T12:00:00Z'),
});

onEveryDatabase('the event writer', (database) => {
  const pathsOf = async (sessionId: string) => {
    const rows = await database()
      .system.select({ path: appAnalytics.pagePath })
      .from(appAnalytics)
      .where(eq(appAnalytics.sessionId, sessionId))
      .orderBy(appAnalytics.id);
    return rows.map(({ path }) => path);
  };

  it('has written what it answers, however many come at once, in their order', async () => {
    const write = createEventWriter(database().system);
    const visit = randomUUID();
    const paths = Array.from({ length: 250 }, (_, index) => `/${index}`);
    await Promise.all(paths.map((path) => write([event(visit, path)])));
    expect(await pathsOf(visit)).toEqual(paths);
  });

  it('fails who sends what cannot be written, and nobody who came along', async () => {
    const write = createEventWriter(database().system);
    const [first, spoilt, good] = [randomUUID(), randomUUID(), randomUUID()];
    const outcomes = await Promise.allSettled([
      write([event(first)]),
      write([event(spoilt, '/\0')]),
      write([event(good)]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await pathsOf(good)).toEqual(['/']);
    expect(await pathsOf(spoilt)).toEqual([]);
    await write([event(spoilt, '/again')]);
    expect(await pathsOf(spoilt)).toEqual(['/again']);
  });

  it('takes the words of an account that is gone for nobody’s', async () => {
    const write = createEventWriter(database().system);
    const visit = randomUUID();
    await write([{ ...event(visit), userId: randomUUID() }]);
    const [row] = await database()
      .system.select()
      .from(appAnalytics)
      .where(eq(appAnalytics.sessionId, visit));
    expect(row?.userId).toBeNull();
  });
});
