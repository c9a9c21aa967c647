import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onEveryServer, visit, type TestServer } from '../../../test/running-server.ts';
import { appAnalytics } from '../../platform/db/schema.ts';

const noted = (server: TestServer, sessionId: string) =>
  server.deps.db.system.select().from(appAnalytics).where(eq(appAnalytics.sessionId, sessionId));

onEveryServer('an event', (server) => {
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

  it('of another kind, or with a novel in it, is refused and not noted', async () => {
    const session_id = randomUUID();
    const send = (event: object) =>
      fetch(`${server().url}/functions/v1/track-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, events: [event] }),
      });
    const view = { event_type: 'page_view', page_path: '/', metadata: {} };
    expect((await send({ ...view, event_type: 'spying' })).status).toBe(400);
    expect((await send({ ...view, metadata: { text: 'x'.repeat(2000) } })).status).toBe(400);
    expect(await noted(server(), session_id)).toEqual([]);
  });
});
