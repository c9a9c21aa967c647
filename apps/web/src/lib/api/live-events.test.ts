import { EVENT_HEARTBEAT_MS } from '@palm/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, takeEvents } from './live-events.ts';

/** A server whose streams the test speaks into and ends. */
function scriptedServer(status = 200) {
  const streams: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>[] = [];
  const requests: RequestInit[] = [];
  const send = async (_path: string, request: RequestInit) => {
    requests.push(request);
    if (status !== 200) return new Response('{}', { status });
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        streams.push(controller);
        request.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body);
  };
  const say = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { send, requests, say, hangUp: () => streams.at(-1)?.close() };
}

const READY = 'event: ready\ndata: {}\n\n';
let leave = () => {};
const heard: string[] = [];
const onEvent = (name: string) => heard.push(name);

const listenTo = (server: ReturnType<typeof scriptedServer>, token: string | null = 'a-token') => {
  leave = followEvents({ send: server.send, token: () => token, onEvent });
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the stream of events', () => {
  it('is asked for with the access token and tells each event', async () => {
    const server = scriptedServer();
    listenTo(server);
    await later(0);
    expect(server.requests[0]?.headers).toEqual({ authorization: 'Bearer a-token' });
    server.say(`${READY}: heartbeat\n\nevent: subscr`);
    await later(0);
    server.say('iption\ndata: {}\n\n');
    await later(0);
    expect(heard).toEqual(['ready', 'subscription']);
  });

  it('reconnects after 1, 2, 5, 10 and 10 seconds while there is no answer', async () => {
    const server = scriptedServer(503);
    listenTo(server);
    await later(0);
    for (const [tries, seconds] of [1, 2, 5, 10, 10].entries()) {
      await later(seconds * 1000 - 1);
      expect(server.requests).toHaveLength(tries + 1);
      await later(1);
      expect(server.requests).toHaveLength(tries + 2);
    }
  });

  it('begins at 1 second again once it was heard', async () => {
    const server = scriptedServer();
    listenTo(server);
    for (let round = 1; round <= 3; round += 1) {
      await later(0);
      server.say(READY);
      server.hangUp();
      await later(1000);
      expect(server.requests).toHaveLength(round + 1);
    }
  });

  it('is given up when the heartbeat stays away, and not before', async () => {
    const server = scriptedServer();
    listenTo(server);
    await later(0);
    for (let beat = 0; beat < 4; beat += 1) {
      server.say(': heartbeat\n\n');
      await later(EVENT_HEARTBEAT_MS);
    }
    expect(server.requests).toHaveLength(1);
    await later(2 * EVENT_HEARTBEAT_MS);
    expect(server.requests).toHaveLength(2);
  });

  it('is never asked for without a token, nor after leaving', async () => {
    const server = scriptedServer();
    listenTo(server, null);
    await later(60_000);
    expect(server.requests).toHaveLength(0);
    leave();
    listenTo(server);
    await later(0);
    leave();
    await later(60_000);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.signal?.aborted).toBe(true);
  });
});

describe('takeEvents', () => {
  it('keeps what has not ended for the next time', () => {
    expect(takeEvents('event: ready\ndata: {}\n\nevent: sub')).toEqual({
      names: ['ready'],
      rest: 'event: sub',
    });
  });
});
