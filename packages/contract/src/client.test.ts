import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { createClient, type HttpRequest, type HttpResponse } from './client.ts';

const answer = (
  ok: boolean,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse => ({
  ok,
  headers: { get: (name) => headers[name] ?? null },
  json: () => Promise.resolve(body),
});

const clientThat = (send: (path: string, request: HttpRequest) => Promise<HttpResponse>) =>
  createClient({ send, accessToken: () => 'token' });

it('sends the token where a call needs a session, and only there', async () => {
  const sent: [string, string | undefined][] = [];
  const client = clientThat((path, { headers }) => {
    sent.push([path, headers['authorization']]);
    return Promise.resolve(
      answer(true, path.endsWith('get-role') ? { role: null } : { success: true }),
    );
  });
  await client(calls.getRole, {});
  await client(calls.signOut, {});
  expect(sent).toEqual([
    ['/functions/v1/get-role', 'Bearer token'],
    ['/functions/v1/sign-out', undefined],
  ]);
});

it('puts the input of a GET into the address, and leaves out what is not given', async () => {
  const sent: [string, string | Uint8Array | undefined][] = [];
  const client = clientThat((path, { body }) => {
    sent.push([path, body]);
    return Promise.resolve(answer(false, { code: 'forbidden' }));
  });
  const forbidden = { code: 'forbidden' };
  await expect(client(calls.adminUsers, {})).rejects.toMatchObject(forbidden);
  const query = { search: 'a&b=c@d', limit: 25, after: undefined };
  await expect(client(calls.adminUsers, query)).rejects.toMatchObject(forbidden);
  expect(sent).toEqual([
    ['/functions/v1/admin-users', undefined],
    ['/functions/v1/admin-users?search=a%26b%3Dc%40d&limit=25', undefined],
  ]);
});

it('will not take an answer of another shape', async () => {
  const client = clientThat(() => Promise.resolve(answer(true, { role: 'emperor' })));
  await expect(client(calls.getRole, {})).rejects.toThrow(/admin/);
});

it('names a refusal by its code, with its words and how long to wait', async () => {
  const body = { success: false, code: 'too_many_requests', error: 'not these words' };
  const client = clientThat(() => Promise.resolve(answer(false, body, { 'retry-after': '30' })));
  await expect(client(calls.getRole, {})).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterMs: 30_000,
    words: { title: 'One Moment' },
  });
});

it('takes a page of a proxy, an unknown code and silence for what they are', async () => {
  const proxy = clientThat(() =>
    Promise.resolve({ ...answer(false, null), json: () => Promise.reject(new Error('<html>')) }),
  );
  await expect(proxy(calls.getRole, {})).rejects.toMatchObject({ code: 'unexpected' });
  const newer = clientThat(() => Promise.resolve(answer(false, { code: 'from_the_future' })));
  await expect(newer(calls.getRole, {})).rejects.toMatchObject({ code: 'unexpected' });
  const offline = clientThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(offline(calls.getRole, {})).rejects.toMatchObject({ code: 'offline' });
});
