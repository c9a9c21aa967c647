import { createClient, type HttpResponse } from '@palm/contract/client';
import type { Session } from '@palm/contract/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionRefresher } from './session-refresher.ts';
import { createSessionStore } from './session-store.ts';

const START = new Date('2026-11-15T12:00:00Z');
const seconds = (n: number): number => n * 1000;

const sessionFor = (expiresInSeconds: number): Session => ({
  access_token: `token-at-${Date.now()}`,
  refresh_token: null,
  expires_in: expiresInSeconds,
  expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
  token_type: 'bearer',
  user: {
    id: '3f1c2a52-8a2c-4f0e-9a49-0d6a2b1f5c11',
    email: 'wren@example.com',
    email_confirmed_at: null,
    created_at: '2026-11-15T12:00:00Z',
    last_sign_in_at: null,
  },
});

type Answer = Session | null | { readonly refused: string } | 'no network';

const respond = (ok: boolean, body: unknown): HttpResponse => ({
  ok,
  headers: { get: () => null },
  json: () => Promise.resolve(body),
});

/** A server whose next answer can be chosen, and the times at which it was asked. */
function scene(firstAnswer: Answer) {
  const world: { answer: Answer; askedAt: number[]; signOuts: number; isLeaving: boolean } = {
    answer: firstAnswer,
    askedAt: [],
    signOuts: 0,
    isLeaving: false,
  };
  const send = (path: string): Promise<HttpResponse> => {
    if (path.endsWith('/sign-out')) {
      world.signOuts += 1;
      return Promise.resolve(respond(true, { success: true }));
    }
    world.askedAt.push(Date.now() - START.getTime());
    if (world.answer === 'no network') return Promise.reject(new TypeError('fetch failed'));
    if (world.answer !== null && 'refused' in world.answer) {
      return Promise.resolve(respond(false, { code: world.answer.refused }));
    }
    return Promise.resolve(respond(true, world.answer));
  };
  const store = createSessionStore({ postMessage: () => {}, addEventListener: () => {} });
  const events: string[] = [];
  store.subscribe(({ event }) => events.push(event));
  const client = createClient({ send, accessToken: () => null });
  const refresher = createSessionRefresher(client, store, () => world.isLeaving);
  return { world, store, events, refresher };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at start', () => {
  it('restores the session of the cookie', async () => {
    const { refresher, store, events } = scene(sessionFor(300));
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('does not ask for a session that is known already', async () => {
    const { refresher, store, world } = scene(sessionFor(300));
    store.publish('SIGNED_IN', sessionFor(300));
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.askedAt).toEqual([]);
  });

  it('reports a visitor when no user is signed in', async () => {
    const { refresher, store, events } = scene(null);
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('keeps trying without a network, 200 ms first and then twice as long, and ends no session', async () => {
    const { refresher, store, world, events } = scene('no network');
    refresher.start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(world.askedAt).toEqual([0, 200, 600, 1400]);
    expect(store.read().status).toBe('unknown');

    world.answer = sessionFor(300);
    await vi.advanceTimersByTimeAsync(seconds(2));
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('signs out on a session error, and takes the cookie away', async () => {
    const { refresher, store, world, events } = scene({ refused: 'signed_out' });
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['SIGNED_OUT']);
    expect(world.signOuts).toBe(1);
  });

  it('does not let a late empty answer undo a sign-in that happened meanwhile', async () => {
    const { refresher, store, world } = scene('no network');
    refresher.start();
    await vi.advanceTimersByTimeAsync(100);
    store.publish('SIGNED_IN', sessionFor(300));
    world.answer = null;
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(store.read().status).toBe('user');
  });
});

describe('while signed in', () => {
  it('checks every 30 s and refreshes once 90 s or less remain', async () => {
    const { refresher, world, events } = scene(sessionFor(300));
    refresher.start();
    await vi.advanceTimersByTimeAsync(seconds(209));
    expect(world.askedAt).toEqual([0]);

    world.answer = sessionFor(300);
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(world.askedAt).toEqual([0, seconds(210)]);
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it('stops retrying within the tick, and takes it up again at the next one', async () => {
    const { refresher, store, world } = scene(sessionFor(100));
    refresher.start();
    await vi.advanceTimersByTimeAsync(seconds(29));
    world.answer = 'no network';
    await vi.advanceTimersByTimeAsync(seconds(30));
    const inFirstTick = world.askedAt.filter((at) => at >= seconds(30) && at < seconds(60));
    expect(inFirstTick.map((at) => at - seconds(30))).toEqual([
      0, 200, 600, 1400, 3000, 6200, 12_600, 25_400,
    ]);
    expect(store.read().status).toBe('user');

    world.answer = sessionFor(300);
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(world.askedAt.at(-1)).toBe(seconds(60));
  });

  it('says so when the server has ended the session', async () => {
    const { refresher, store, world, events } = scene(sessionFor(60));
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    world.answer = null;
    await vi.advanceTimersByTimeAsync(seconds(30));
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['INITIAL_SESSION', 'SESSION_ENDED']);
  });

  it('does not announce a session end that this page started', async () => {
    const { refresher, store, world, events } = scene(sessionFor(60));
    refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    world.answer = null;
    world.isLeaving = true;
    await vi.advanceTimersByTimeAsync(seconds(30));
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('asks nothing more after it was stopped', async () => {
    const { refresher, world } = scene(sessionFor(60));
    const stop = refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(seconds(120));
    expect(world.askedAt).toEqual([0]);
  });
});

describe('the access token', () => {
  it('waits for the first answer instead of calling without a token', async () => {
    const { refresher, world } = scene(sessionFor(300));
    await expect(refresher.accessToken()).resolves.toBe(`token-at-${START.getTime()}`);
    expect(world.askedAt).toEqual([0]);
  });

  it('is renewed first when it has run out', async () => {
    const { refresher, store, world } = scene(null);
    store.publish('SIGNED_IN', sessionFor(10));
    await vi.advanceTimersByTimeAsync(seconds(11));
    world.answer = sessionFor(300);
    await expect(refresher.accessToken()).resolves.toBe(
      `token-at-${START.getTime() + seconds(11)}`,
    );
  });

  it('is asked for once, however many calls need it', async () => {
    const { refresher, world } = scene(sessionFor(300));
    await Promise.all([refresher.accessToken(), refresher.accessToken(), refresher.accessToken()]);
    expect(world.askedAt).toHaveLength(1);
  });
});

describe('the token at hand', () => {
  it('is null while the user is unknown, then the current token, and null once it has expired', async () => {
    const { refresher, world } = scene(sessionFor(300));
    expect(refresher.tokenAtHand()).toBeNull();
    const stop = refresher.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresher.tokenAtHand()).toBe(`token-at-${START.getTime()}`);
    stop();
    await vi.advanceTimersByTimeAsync(seconds(301));
    expect(refresher.tokenAtHand()).toBeNull();
    expect(world.askedAt).toHaveLength(1);
  });
});

describe('a token that was refused', () => {
  it('announces at once that the session was ended elsewhere', async () => {
    const { refresher, store, world } = scene(sessionFor(300));
    const token = (await refresher.accessToken()) ?? '';
    world.answer = null;
    await expect(refresher.isReplaced(token)).resolves.toBe(false);
    expect(store.read().status).toBe('visitor');
  });

  it('is replaced where only the clocks differ, once for all the calls it was refused to', async () => {
    const { refresher, world } = scene(sessionFor(300));
    const token = (await refresher.accessToken()) ?? '';
    await vi.advanceTimersByTimeAsync(seconds(1));
    world.answer = sessionFor(300);
    const all = Promise.all([refresher.isReplaced(token), refresher.isReplaced(token)]);
    await expect(all).resolves.toEqual([true, true]);
    await expect(refresher.isReplaced(token)).resolves.toBe(true);
    expect(world.askedAt).toHaveLength(2);
  });
});
