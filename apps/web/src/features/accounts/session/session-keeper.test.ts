import { createClient, type HttpResponse } from '@palm/contract/client';
import type { Session } from '@palm/contract/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionKeeper } from './session-keeper.ts';
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
  const keeper = createSessionKeeper(client, store, () => world.isLeaving);
  return { world, store, events, keeper };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at start', () => {
  it('takes up the session the cookie stands for', async () => {
    const { keeper, store, events } = scene(sessionFor(300));
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('knows a visitor when nobody is signed in', async () => {
    const { keeper, store, events } = scene(null);
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('keeps trying without a network, 200 ms first and then twice as long, and signs nobody out', async () => {
    const { keeper, store, world, events } = scene('no network');
    keeper.start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(world.askedAt).toEqual([0, 200, 600, 1400]);
    expect(store.read().status).toBe('unknown');

    world.answer = sessionFor(300);
    await vi.advanceTimersByTimeAsync(seconds(2));
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('signs out on a session error, and takes the cookie away', async () => {
    const { keeper, store, world, events } = scene({ refused: 'signed_out' });
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['SIGNED_OUT']);
    expect(world.signOuts).toBe(1);
  });

  it('does not let a late "nobody" undo a sign-in that happened meanwhile', async () => {
    const { keeper, store, world } = scene('no network');
    keeper.start();
    await vi.advanceTimersByTimeAsync(100);
    store.publish('SIGNED_IN', sessionFor(300));
    world.answer = null;
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(store.read().status).toBe('user');
  });
});

describe('while signed in', () => {
  it('checks every 30 s and refreshes once 90 s or less remain', async () => {
    const { keeper, world, events } = scene(sessionFor(300));
    keeper.start();
    await vi.advanceTimersByTimeAsync(seconds(209));
    expect(world.askedAt).toEqual([0]);

    world.answer = sessionFor(300);
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(world.askedAt).toEqual([0, seconds(210)]);
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it('stops retrying within the tick, and takes it up again at the next one', async () => {
    const { keeper, store, world } = scene(sessionFor(100));
    keeper.start();
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
    const { keeper, store, world, events } = scene(sessionFor(60));
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    world.answer = null;
    await vi.advanceTimersByTimeAsync(seconds(30));
    expect(store.read().status).toBe('visitor');
    expect(events).toEqual(['INITIAL_SESSION', 'SESSION_ENDED']);
  });

  it('says nothing of an end that this page is bringing about itself', async () => {
    const { keeper, store, world, events } = scene(sessionFor(60));
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    world.answer = null;
    world.isLeaving = true;
    await vi.advanceTimersByTimeAsync(seconds(30));
    expect(store.read().status).toBe('user');
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('asks nothing more after it was stopped', async () => {
    const { keeper, world } = scene(sessionFor(60));
    const stop = keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(seconds(120));
    expect(world.askedAt).toEqual([0]);
  });
});

describe('the access token', () => {
  it('waits for the first answer instead of calling as nobody', async () => {
    const { keeper, world } = scene(sessionFor(300));
    await expect(keeper.accessToken()).resolves.toBe(`token-at-${START.getTime()}`);
    expect(world.askedAt).toEqual([0]);
  });

  it('is renewed first when it has run out', async () => {
    const { keeper, store, world } = scene(null);
    store.publish('SIGNED_IN', sessionFor(10));
    await vi.advanceTimersByTimeAsync(seconds(11));
    world.answer = sessionFor(300);
    await expect(keeper.accessToken()).resolves.toBe(`token-at-${START.getTime() + seconds(11)}`);
  });

  it('is asked for once, however many calls need it', async () => {
    const { keeper, world } = scene(sessionFor(300));
    await Promise.all([keeper.accessToken(), keeper.accessToken(), keeper.accessToken()]);
    expect(world.askedAt).toHaveLength(1);
  });
});

describe('the token at hand', () => {
  it('is none while nobody is known, then the one held, and none once it is out of date', async () => {
    const { keeper, world } = scene(sessionFor(300));
    expect(keeper.tokenAtHand()).toBeNull();
    const stop = keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.tokenAtHand()).toBe(`token-at-${START.getTime()}`);
    stop();
    await vi.advanceTimersByTimeAsync(seconds(301));
    expect(keeper.tokenAtHand()).toBeNull();
    expect(world.askedAt).toHaveLength(1);
  });
});

describe('a token that was refused', () => {
  it('tells that the session was ended elsewhere, without waiting for the next tick', async () => {
    const { keeper, store, world } = scene(sessionFor(300));
    const token = (await keeper.accessToken()) ?? '';
    world.answer = null;
    await expect(keeper.isReplaced(token)).resolves.toBe(false);
    expect(store.read().status).toBe('visitor');
  });

  it('is replaced where only the clocks differ, once for all the calls it was refused to', async () => {
    const { keeper, world } = scene(sessionFor(300));
    const token = (await keeper.accessToken()) ?? '';
    await vi.advanceTimersByTimeAsync(seconds(1));
    world.answer = sessionFor(300);
    const all = Promise.all([keeper.isReplaced(token), keeper.isReplaced(token)]);
    await expect(all).resolves.toEqual([true, true]);
    await expect(keeper.isReplaced(token)).resolves.toBe(true);
    expect(world.askedAt).toHaveLength(2);
  });
});
