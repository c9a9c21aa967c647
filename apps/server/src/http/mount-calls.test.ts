import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { defineCall } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newMember } from '../../test/members.ts';
import { onEveryServer } from '../../test/running-server.ts';
import { isAdmin } from '../features/accounts/roles.ts';
import { profiles } from '../platform/db/schema.ts';
import { mountCalls } from './mount-calls.ts';
import { listenerOf } from './listener.ts';
import { Refusal, refusalResponse } from './refusal.ts';

const json = { 'content-type': 'application/json' };

onEveryServer('a call', (server) => {
  const post = (name: string, body: string, headers: Record<string, string> = json) =>
    fetch(`${server().url}/functions/v1/${name}`, { method: 'POST', body, headers });

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

  it('refuses a body of more than 64 KB', async () => {
    const response = await post(
      'sign-in',
      JSON.stringify({ email: 'a'.repeat(65_536), password: 'b' }),
    );
    expect(response.status).toBe(413);
  });

  it('is not found under another name or method', async () => {
    expect((await post('no-such-call', '{}')).status).toBe(404);
    const read = await fetch(`${server().url}/functions/v1/sign-in`);
    expect(read.status).toBe(404);
    expect(await read.json()).toMatchObject({ code: 'not_found' });
  });
});

const handOut = defineCall({
  name: 'hand-out',
  method: 'POST',
  access: 'user',
  summary: 'A call for this test.',
  input: z.object({ ending: z.enum(['fail', 'lie', 'refuse']) }),
  output: z.object({ count: z.int() }),
  refusals: ['code_wrong'],
});

onEveryServer('a handler', (server) => {
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
        actorOf: deps.accessTokens.actorOf,
        isAdmin,
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
    app.onError((error) =>
      refusalResponse(error instanceof Refusal ? error : new Refusal('unexpected'), 'id'),
    );
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
