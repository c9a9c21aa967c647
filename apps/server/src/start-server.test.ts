import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD, newMember } from '../test/members.ts';
import { holdTimer } from '../test/stand-ins/model/held-timer.ts';
import { onEveryServer, onOneServer, visit, WEB_BUILD } from '../test/running-server.ts';
import { parseConfig } from './config.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import { openDatabaseOf } from './open-adapters.ts';
import { appAnalytics } from './platform/db/schema.ts';
import { startServer } from './start-server.ts';

describe('a start that cannot be', () => {
  const nowhere = parseConfig({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/palm' });

  it('says that the web app is missing before it touches any data', async () => {
    const start = startServer(nowhere, { webBuild: '/nowhere' });
    await expect(start).rejects.toThrow(/^The web app is not built: there is no \/nowhere/);
  });

  it('says that the database does not answer, and keeps its password to itself', async () => {
    const reason = await startServer(nowhere, { webBuild: WEB_BUILD }).then(
      () => 'started',
      String,
    );
    expect(reason).toMatch(/The database at DATABASE_URL does not let us in: .*ECONNREFUSED/);
    expect(reason).not.toContain('secret');
  });
});

onEveryServer('a running server', (server) => {
  it('is left alone by a second one, which says what stands in its way', async () => {
    const { url, deps } = server();
    const second = { ...deps.config, port: Number(new URL(url).port) };
    await expect(startServer(second, { webBuild: WEB_BUILD })).rejects.toThrow(
      deps.config.databaseUrl === null
        ? /^The database folder .* is in use by another process/
        : /^Cannot listen on port \d+ of 127.0.0.1: .*EADDRINUSE/,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('told to stop, answers what is under way, takes nothing new and has written every event it took', async () => {
    const { url, close, deps } = server();
    const { email } = await newMember(server());
    // The request has arrived, its body has not: it is under way until we send the rest.
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
    const body = JSON.stringify({ email, password: PASSWORD });
    socket.write(
      `POST /functions/v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await fetch(`${url}/healthz`);
    const session_id = randomUUID();
    const view = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
    const events = Array.from({ length: 50 }, () => view);
    const { call } = visit(url);
    await Promise.all(
      Array.from({ length: 20 }, () => call(calls.trackEvents, { session_id, events })),
    );
    const closed = close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    await closed;
    const reopened = await openDatabaseOf(deps.config);
    const ofTheVisit = eq(appAnalytics.sessionId, session_id);
    expect(await reopened.system.$count(appAnalytics, ofTheVisit)).toBe(1000);
    await reopened.close();
  });
});

const held = holdTimer();

onOneServer(
  'a server that is told to stop',
  (server) => {
    it('is not ready at once, goes on answering during the delay, and then takes nothing new', async () => {
      const { url, close, deps } = server();
      const ended = Promise.withResolvers<string>();
      deps.changes.watch('a user', { changed: () => {}, ended: () => ended.resolve('ended') });
      const closed = close();
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not ready', reason: 'shutting down' },
      ]);
      const alive = await fetch(`${url}/healthz`);
      expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);
      expect(await visit(url).call(calls.serverInfo, {})).toBeTruthy();
      expect(deps.changes.watchersOf('a user')).toBe(1);
      held.pass(60_000);
      expect(await ended.promise).toBe('ended');
      await closed;
      await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    });
  },
  { SHUTDOWN_DELAY_SECONDS: '60' },
  held,
);

onEveryServer('a demo', (server) => {
  it('has four accounts that can be entered, and finds them again', async () => {
    const first = await seedDemo(server().deps);
    expect(first.map(({ plan }) => plan)).toEqual(['free', 'trial', 'premium', 'admin']);
    expect(await seedDemo(server().deps)).toEqual(first);
    for (const { plan, email, password } of first) {
      const visitor = visit(server().url);
      visitor.token = (await visitor.call(calls.signIn, { email, password })).access_token;
      expect(await visitor.call(calls.getRole, {})).toEqual({
        role: plan === 'admin' ? 'admin' : null,
      });
      expect(await visitor.call(calls.checkSubscription, {})).toMatchObject({
        accessType: plan === 'admin' ? 'free' : plan,
      });
    }
  });

  it('is refused where a DATABASE_URL already holds other users', async () => {
    await newMember(server());
    const isShared = server().deps.config.databaseUrl !== null;
    const answer = await seedDemo(server().deps).then(() => 'seeded', String);
    expect(answer.includes('DATABASE_URL already holds users')).toBe(isShared);
  });
});
