import { afterEach, expect, it, vi } from 'vitest';
import { Lanes, TooManyWaiting } from './lanes.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function pieces(lanes: Lanes) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const index = ends.push(resolve) - 1;
    return lanes.take(() => {
      begun.push(index);
      return promise;
    });
  };
  return { begin, begun, end: (index: number) => ends[index]?.() };
}

it('does so many at once, and lets the others in one by one, in the order they came', async () => {
  const { begin, begun, end } = pieces(new Lanes(2));
  const all = [begin(), begin(), begin(), begin()];
  expect(begun).toEqual([0, 1]);
  end(1);
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) end(index);
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('frees the lane of what failed', async () => {
  const lanes = new Lanes(1);
  await expect(lanes.take(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await lanes.take(async () => 'next')).toBe('next');
});

it('refuses what comes when enough waits, and takes it again later', async () => {
  const { begin, begun, end } = pieces(new Lanes(1, { maxWaiting: 1, maxWaitMs: 60_000 }));
  const all = [begin(), begin()];
  await expect(begin()).rejects.toThrow(TooManyWaiting);
  end(0);
  await all[0];
  all.push(begin());
  for (const index of [1, 3]) end(index);
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 3]);
});

it('refuses what has waited for too long, and does not begin it any more', async () => {
  vi.useFakeTimers();
  const { begin, begun, end } = pieces(new Lanes(1, { maxWaiting: 10, maxWaitMs: 2000 }));
  const first = begin();
  const second = begin().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await second).toBeInstanceOf(TooManyWaiting);
  end(0);
  await first;
  expect(begun).toEqual([0]);
});

it('refuses at once what would wait for too long, once it knows how long work takes', async () => {
  vi.useFakeTimers();
  const { begin, end } = pieces(new Lanes(1, { maxWaiting: 1000, maxWaitMs: 2000 }));
  const all: Promise<void>[] = [begin(), begin()];
  for (let index = 0; index < 100; index += 1) {
    await vi.advanceTimersByTimeAsync(500);
    end(index);
    await all[index];
    all.push(begin());
  }
  const waiting = [...all.slice(-1), begin(), begin(), begin(), begin()].map((each) =>
    each.catch(String),
  );
  await expect(begin()).rejects.toThrow('Too much work waits.');
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(waiting);
});
