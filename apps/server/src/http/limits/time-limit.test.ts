import { expect, it, vi } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

const stays = new AbortController().signal;

it('answers for work that never ends, and tells it to stop', async () => {
  vi.useFakeTimers();
  let isOver = false;
  const endless = withTimeLimit(30_000, stays, (signal) => {
    signal.addEventListener('abort', () => (isOver = true));
    return new Promise<never>(() => {});
  });
  const answer = endless.catch(String);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toContain('timed_out');
  expect(isOver).toBe(true);
  vi.useRealTimers();
});

it('hands on what the work gives or throws', async () => {
  expect(await withTimeLimit(30_000, stays, async () => 7)).toBe(7);
  await expect(withTimeLimit(30_000, stays, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
});

it('tells the work when the caller leaves', async () => {
  const leaving = new AbortController();
  const told = withTimeLimit(30_000, leaving.signal, (signal) => {
    leaving.abort();
    return Promise.resolve(signal.aborted);
  });
  expect(await told).toBe(true);
});
