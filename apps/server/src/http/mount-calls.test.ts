import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Call, defineCall, pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newMember } from '../../test/members.ts';
import { onOneServer } from '../../test/running-server.ts';
import { isAdmin } from '../features/accounts/roles.ts';
import { profiles, userRoles } from '../platform/db/schema.ts';
import { mountCalls } from './mount-calls.ts';
import { listenerOf } from './listener.ts';
import { Refusal, refusalResponse } from './answers/refusal.ts';

const json = { 'content-type': 'application/json' };

onOneServer('a call', (server) => {
  const post = (name: string, body: string, headers: Record<string, string> = json) =>
    fetch(`${server().url}/functions/v1/${name}`, { method: 'POST', body, headers });
  const postFrom = (site: string) => post('sign-out', '', { 'sec-fetch-site': site });

  /** Without a length. */
  const postInChunks = (name: string, body: string) =>
    fetch(`${server().url}/functions/v1/${name}`, {
      method: 'POST',
      body: new Blob([body]).stream(),
      headers: json,
      duplex: 'half',
    });

  it('refuses what is not JSON, not an object, or not what it asked for', async () => {
    for (const body of ['{', '"text"', '[]', '{"email": 1, "password": "x"}']) {
      const response = await post('sign-in', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        success: false,
        error: 'Something in this request is missing or malformed.',
        code: 'invalid_input',
        requestId: response.headers.get('x-request-id'),
      });
    }
  });

  it('refuses a form, which another site could send', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('sign-in', 'email=a&password=b', form)).status).toBe(400);
  });

  it('refuses what comes from a page of another site, or of a neighbour under the same domain', async () => {
    expect((await postFrom('cross-site')).status).toBe(400);
    expect((await postFrom('same-site')).status).toBe(400);
    expect((await postFrom('same-origin')).status).toBe(200);
  });

  it('refuses a NUL, which no table could hold', async () => {
    const nul = JSON.stringify({ email: 'a\u0000@example.com', password: 'b' });
    expect((await post('sign-in', nul)).status).toBe(400);
    const spelled = JSON.stringify({ email: 'a@example.com', password: String.raw`\u0000%00` });
    expect(await (await post('sign-in', spelled)).json()).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('refuses a NUL whatever the call, and wherever it stands', async () => {
    const { token, userId } = await newMember(server());
    await server().deps.db.system.insert(userRoles).values({ userId, role: 'admin' });
    const headers = { ...json, authorization: `Bearer ${token}` };
    const nul = JSON.stringify({ deep: [{ inside: 'a\u0000' }] });
    const passed: string[] = [];
    for (const call of Object.values<Call>(calls)) {
      if (call.body) continue;
      const { status } =
        call.method === 'GET'
          ? await fetch(`${server().url}${pathOf(call)}?any=a%00`, { headers })
          : await post(call.name, nul, headers);
      if (status !== 400) passed.push(call.name);
    }
    expect(passed).toEqual([]);
  });

  it('refuses a body of more than 64 KB, whether or not its length is told', async () => {
    const large = JSON.stringify({ email: 'a'.repeat(65_536), password: 'b' });
    expect((await post('sign-in', large)).status).toBe(413);
    expect((await postInChunks('sign-in', large)).status).toBe(413);
    expect((await postInChunks('server-info', '{}')).status).toBe(200);
  });

  it('is not found under another name or method', async () => {
    expect((await post('no-such-call', '{}')).status).toBe(404);
    const read = await fetch(`${server().url}/functions/v1/sign-in`);
    expect(read.status).toBe(404);
    expect(await read.json()).toMatchObject({ code: 'not_found' });
  });
});

onOneServer(
  'a limit on calls',
  (server) => {
    const from = (client: string, name: string, method = 'POST') =>
      fetch(`${server().url}/functions/v1/${name}`, {
        method,
        headers: { ...json, 'x-client': client },
        ...(method === 'POST' && { body: '{"token": "a"}' }),
      });

    it('counts a /64 of IPv6 as one client', async () => {
      for (const host of [1, 2, 3, 4, 5]) {
        expect((await from(`2001:db8:1:2::${host}`, 'follow-magic-link')).status).toBe(400);
      }
      expect((await from('2001:db8:1:2::6', 'follow-magic-link')).status).toBe(429);
      expect((await from('2001:db8:1:3::1', 'follow-magic-link')).status).toBe(400);
    });

    it('counts two calls at one address apart', async () => {
      for (let time = 0; time < 4; time += 1) {
        expect((await from('192.0.2.1', 'admin-users', 'GET')).status).toBe(401);
      }
      expect((await from('192.0.2.1', 'admin-users')).status).toBe(401);
    });
  },
  // Of 480 links 5 are left, of 300 actions on users 3, and of 1,500 looks at them 15.
  { RATE_LIMIT_SCALE: '0.01', TRUSTED_IP_HEADER: 'x-client' },
);

const handOut = defineCall({
  name: 'hand-out',
  method: 'POST',
  access: 'user',
  summary: 'A call for this test.',
  input: z.object({ ending: z.enum(['fail', 'lie', 'refuse']) }),
  output: z.object({ count: z.int() }),
  refusals: ['code_wrong'],
});

const noUploads = { open: () => Promise.reject(new Error('no call here has a file')) };

const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal('unexpected');

onOneServer('a handler', (server) => {
  const app = new Hono();
  const http = createServer(listenerOf(app));
  let url = '';

  beforeAll(async () => {
    const { deps } = server();
    app.route(
      '/',
      mountCalls(deps, {
        calls: { handOut },
        rates: { handOut: null },
        uploads: noUploads,
        actorOf: deps.tokens.access.actorOf,
        isAdmin,
        refusalOf,
        handlers: {
          handOut: ({ asUser, actor, input, refuse }) =>
            asUser(async (db) => {
              await db
                .insert(profiles)
                .values({ userId: actor.userId, displayName: 'left behind' });
              if (input.ending === 'refuse') refuse('code_wrong');
              if (input.ending === 'fail') throw new Error('secret words');
              return { count: 0.5 };
            }),
        },
      }),
    );
    app.onError((error) => refusalResponse(refusalOf(error), 'id'));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/functions/v1/hand-out`;
  });
  afterAll(() => {
    http.close();
  });

  const ask = (token: string | null, ending: string) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify({ ending }),
      headers: { ...json, authorization: `Bearer ${token}` },
    });

  it('that refuses or fails leaves nothing behind and says nothing of why it failed', async () => {
    const member = await newMember(server());
    const refused = await ask(member.token, 'refuse');
    expect(refused.status).toBe(400);
    const failed = await ask(member.token, 'fail');
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('secret');
    expect(await member.call(calls.getProfile, {})).toBeNull();
  });

  it('that answers out of shape is a bug of ours, not an answer', async () => {
    const member = await newMember(server());
    expect((await ask(member.token, 'lie')).status).toBe(500);
  });
});

const tellAll = defineCall({
  name: 'tell-all',
  method: 'POST',
  access: 'anyone',
  summary: 'A call for this test.',
  input: z.object({ ending: z.enum(['well', 'refuse-first', 'fail-late', 'lie', 'never']) }),
  output: z.object({ words: z.array(z.string()) }),
  streams: z.object({ word: z.string() }),
  refusals: ['code_wrong'],
});

onOneServer('a call that streams', (server) => {
  const app = new Hono();
  const http = createServer(listenerOf(app));
  const hasLeft = Promise.withResolvers<void>();
  let url = '';

  beforeAll(async () => {
    app.use((context, next) => {
      context.set('requestId', 'id');
      return next();
    });
    app.route(
      '/',
      mountCalls(server().deps, {
        calls: { tellAll },
        rates: { tellAll: null },
        uploads: noUploads,
        actorOf: () => Promise.resolve(null),
        isAdmin,
        refusalOf,
        handlers: {
          tellAll: async ({ input, tell, signal, refuse }) => {
            signal.addEventListener('abort', () => hasLeft.resolve());
            if (input.ending === 'refuse-first') refuse('code_wrong');
            const isShown = tell({ word: 'one' });
            if (input.ending === 'fail-late') throw new Error('secret words');
            if (input.ending === 'lie') tell(JSON.parse('{"word": 2}') as { word: string });
            if (input.ending === 'never') await new Promise(() => {});
            return { words: [isShown ? 'shown' : 'not shown'] };
          },
        },
      }),
    );
    app.onError((error) => refusalResponse(refusalOf(error), 'id'));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/functions/v1/tell-all`;
  });
  afterAll(() => {
    http.close();
  });

  const ask = (ending: string, accept = 'text/event-stream', signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify({ ending }),
      headers: { ...json, accept },
      ...(signal && { signal }),
    });

  it('sends each part and then the whole to who asks for a stream, and the whole alone to who does not', async () => {
    const streamed = await ask('well');
    expect(streamed.headers.get('content-type')).toContain('text/event-stream');
    expect(await streamed.text()).toBe(
      'event: part\ndata: {"word":"one"}\n\nevent: done\ndata: {"words":["shown"]}\n\n',
    );
    expect(await (await ask('well', 'application/json')).json()).toEqual({ words: ['not shown'] });
  });

  it('refuses with a status before the first part, and with an event after it that says nothing of why', async () => {
    const refused = await ask('refuse-first');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'code_wrong' });
    for (const ending of ['fail-late', 'lie']) {
      const text = await (await ask(ending)).text();
      expect(text).toContain('event: problem\ndata: {"success":false,');
      expect(text).toContain('"code":"unexpected","requestId":"id"');
      expect(text).not.toContain('secret');
      expect(text).not.toContain('event: done');
    }
  });

  it('is told when its listener leaves', async () => {
    const leaving = new AbortController();
    const { body } = await ask('never', 'text/event-stream', leaving.signal);
    expect((await body?.getReader().read())?.done).toBe(false);
    leaving.abort();
    await hasLeft.promise;
  });
});
