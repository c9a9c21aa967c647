import { describe, expect, it } from 'vitest';
import type { OutputOf } from './call.ts';
import { calls, type Calls } from './calls.ts';
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

/** A server that lets in the new token only. */
const refusing = (isReplaced: (token: string) => boolean) => {
  const sent: (string | undefined)[] = [];
  let token = 'old';
  const client = createClient({
    send: (_, { headers }) => {
      sent.push(headers['authorization']);
      const isIn = headers['authorization'] === 'Bearer new';
      return Promise.resolve(
        isIn ? answer(true, { role: null }) : answer(false, { code: 'signed_out' }),
      );
    },
    accessToken: () => token,
    isReplaced: (refused) => {
      if (isReplaced(refused)) token = 'new';
      return Promise.resolve(isReplaced(refused));
    },
  });
  return { client, sent };
};

describe('a token that the server no longer takes', () => {
  it('is replaced, and the call made again', async () => {
    const { client, sent } = refusing((token) => token === 'old');
    await expect(client(calls.getRole, {})).resolves.toEqual({ role: null });
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is the end of it where there is no other', async () => {
    const { client, sent } = refusing(() => false);
    await expect(client(calls.getRole, {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(sent).toEqual(['Bearer old']);
  });

  it('is replaced once only, however many calls ask', async () => {
    let asked = 0;
    const client = createClient({
      send: () => Promise.resolve(answer(false, { code: 'signed_out' })),
      accessToken: () => 'any',
      isReplaced: () => Promise.resolve((asked += 1) > 0),
    });
    await expect(client(calls.getRole, {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(asked).toBe(1);
  });
});

it('will not take an answer of another shape', async () => {
  const client = clientThat(() => Promise.resolve(answer(true, { role: 'emperor' })));
  await expect(client(calls.getRole, {})).rejects.toThrow(/admin/);
});

it('takes an answer that breaks off for no answer, which says nothing about the session', async () => {
  const client = clientThat(() =>
    Promise.resolve({ ...answer(true, null), json: () => Promise.reject(new Error('cut')) }),
  );
  await expect(client(calls.refreshSession, {})).rejects.toMatchObject({ code: 'offline' });
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

const eventStream = (...pieces: (string | Uint8Array)[]): HttpResponse => ({
  ...answer(true, null),
  body: new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  }),
});
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const part = { text: 'Venus is in Libra – at ease.', cites: ['sky:venus'] };
const whole: OutputOf<Calls['oracleChat']> = {
  response: part.text,
  title: null,
  parts: [part],
  receipts: [],
  choices: [],
  date: '2026-11-15',
  moon: null,
  messagesLeft: 4,
  pageId: null,
  isCare: false,
  source: { writer: 'model', model: 'openai:x', fallback: null },
};
const streamOf = (response: HttpResponse, signal?: AbortSignal) =>
  clientThat(() => Promise.resolve(response)).stream(
    calls.oracleChat,
    { message: 'Hello' },
    signal && { signal },
  );

async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const heard: T[] = [];
  for await (const one of events) heard.push(one);
  return heard;
}

const refusalOf = (response: HttpResponse) =>
  clientThat(() => Promise.resolve(response))(calls.signOut, {}).catch((error: unknown) => error);

describe('an answer that says no', () => {
  it("keeps the server's sentence where the code is none we know", async () => {
    const body = { code: 'moon_closed', error: 'The Moon is closed.' };
    expect(await refusalOf(answer(false, body))).toMatchObject({
      code: 'unexpected',
      words: { title: 'Error', message: 'The Moon is closed.' },
    });
    const known = { code: 'forbidden', error: 'Something else.' };
    expect(await refusalOf(answer(false, known))).toMatchObject({ code: 'forbidden', said: null });
    const stack = { error: 'at '.repeat(200) };
    expect(await refusalOf(answer(false, stack))).toMatchObject({ said: null });
  });

  it('is a refusal although it came with status 200', async () => {
    const body = { success: false, error: 'Not today.' };
    expect(await refusalOf(answer(true, body))).toMatchObject({
      code: 'declined',
      said: 'Not today.',
    });
    const known = { success: false, code: 'last_admin' };
    expect(await refusalOf(answer(true, known))).toMatchObject({ code: 'last_admin' });
  });
});

describe('a streamed call', () => {
  it('gives each part and then the whole, wherever the bytes were cut', async () => {
    const bytes = new TextEncoder().encode(
      `${event('part', part)}: heartbeat\n\n${event('done', whole)}`,
    );
    for (const cut of [1, 40, bytes.indexOf(0xe2) + 1, bytes.length - 1]) {
      const events = await all(streamOf(eventStream(bytes.slice(0, cut), bytes.slice(cut))));
      expect(events).toEqual([
        { kind: 'part', part },
        { kind: 'done', output: whole },
      ]);
    }
  });

  it('asks for a stream, as the signed-in user', async () => {
    let asked: HttpRequest | null = null;
    const client = clientThat((_, request) => {
      asked = request;
      return Promise.resolve(eventStream(event('done', whole)));
    });
    await all(client.stream(calls.oracleChat, { message: 'Hello' }));
    expect(asked).toMatchObject({
      headers: { accept: 'text/event-stream', authorization: 'Bearer token' },
    });
  });

  it('throws what a call throws: a refusal before, a problem after, a line that breaks, another shape', async () => {
    const refused = answer(false, { code: 'chat_limit' });
    await expect(all(streamOf(refused))).rejects.toMatchObject({ code: 'chat_limit' });
    const failed = eventStream(event('part', part), event('problem', { code: 'timed_out' }));
    await expect(all(streamOf(failed))).rejects.toMatchObject({ code: 'timed_out' });
    const broken = eventStream(event('part', part), 'event: done\ndata: {"resp');
    await expect(all(streamOf(broken))).rejects.toMatchObject({ code: 'offline' });
    const strange = eventStream(event('part', { words: 1 }));
    await expect(all(streamOf(strange))).rejects.toThrow(/text/);
  });

  it('throws a refusal even when it was stopped meanwhile: the end of a session stops it too', async () => {
    const stop = new AbortController();
    const client = createClient({
      send: () => Promise.resolve(answer(false, { code: 'signed_out' })),
      accessToken: () => 'token',
      isReplaced: async () => {
        stop.abort();
        return false;
      },
    });
    const events = client.stream(calls.oracleChat, { message: 'Hello' }, { signal: stop.signal });
    await expect(all(events)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('ends without an error when its caller stops it, and hangs up', async () => {
    const stop = new AbortController();
    let hasHungUp = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(event('part', part)));
        stop.signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    const heard: unknown[] = [];
    for await (const { kind } of streamOf({ ...answer(true, null), body }, stop.signal)) {
      heard.push(kind);
      stop.abort();
    }
    expect(heard).toEqual(['part']);
    const left = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(event('part', part))),
      cancel: () => {
        hasHungUp = true;
      },
    });
    for await (const { kind } of streamOf({ ...answer(true, null), body: left })) {
      if (kind === 'part') break;
    }
    expect(hasHungUp).toBe(true);
  });
});
