import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, visit, type TestServer } from '../../../test/running-server.ts';
import { runAllTasks } from '../../../test/run-all-tasks.ts';
import { analyticsDays, appAnalytics } from '../../platform/db/schema.ts';

const noted = async ({ deps }: TestServer, sessionId: string) => {
  await deps.statistics.events.settle();
  return deps.db.system.select().from(appAnalytics).where(eq(appAnalytics.sessionId, sessionId));
};

onOneServer('an event', (server) => {
  it('is noted for a visitor without a user, and for a user by the session', async () => {
    const session_id = randomUUID();
    const view = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
    await visit(server().url).call(calls.trackEvents, { session_id, events: [view] });
    const member = await newMember(server());
    const done = {
      event_type: 'profile_complete',
      page_path: '/profile-setup',
      metadata: {},
    } as const;
    await member.call(calls.trackEvents, { session_id, events: [done] });
    const rows = await noted(server(), session_id);
    expect(
      rows.map(({ eventType, userId, pagePath }) => ({ eventType, userId, pagePath })),
    ).toEqual([
      { eventType: 'page_view', userId: null, pagePath: '/' },
      { eventType: 'profile_complete', userId: member.userId, pagePath: '/profile-setup' },
    ]);
  });

  it('takes its user from the session only, whatever the sender says', async () => {
    const session_id = randomUUID();
    const { userId } = await newMember(server());
    const view = { event_type: 'page_view', page_path: '/', metadata: {}, user_id: userId };
    const response = await fetch(`${server().url}/functions/v1/track-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_id, user_id: userId, events: [view] }),
    });
    expect(response.status).toBe(200);
    expect(await noted(server(), session_id)).toMatchObject([{ userId: null }]);
  });

  it('is counted by the scheduler once its day is over', async () => {
    const { deps } = server();
    const { system } = deps.db;
    const dayBefore = new Date(deps.clock.now().getTime() - 2 * 86_400_000);
    const event = { eventType: 'signup', sessionId: randomUUID(), createdAt: dayBefore };
    await system.insert(appAnalytics).values(event);
    await runAllTasks(deps);
    await eventually(async () => {
      const [day] = await system.select().from(analyticsDays).orderBy(analyticsDays.day);
      expect(day).toMatchObject({ day: dayBefore.toISOString().slice(0, 10), signups: 1 });
    });
  });

  it('of another kind, or with words of its own in it, is refused and not noted', async () => {
    const session_id = randomUUID();
    const send = (event: object) =>
      fetch(`${server().url}/functions/v1/track-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, events: [event] }),
      });
    const view = { event_type: 'page_view', page_path: '/', metadata: {} };
    expect((await send({ ...view, event_type: 'spying' })).status).toBe(400);
    expect((await send({ ...view, metadata: { note: 'about me' } })).status).toBe(400);
    expect((await send({ ...view, metadata: { reading_type: 'Dear Oracle' } })).status).toBe(400);
    for (const page_path of [`/${'x'.repeat(300)}`, '/auth?email=a@b.c', 'Dear Oracle', '/\0']) {
      expect((await send({ ...view, page_path })).status).toBe(400);
    }
    expect(await noted(server(), session_id)).toEqual([]);
  });
});
