import { expect, it, vi } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

it('answers for work that never ends', async () => {
  vi.useFakeTimers();
  const endless = withTimeLimit(30_000, () => new Promise<never>(() => {}));
  const answer = endless.catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toContain('timed_out');
  vi.useRealTimers();
});

it('hands on what the work gives or throws', async () => {
  expect(await withTimeLimit(30_000, async () => 7)).toBe(7);
  await expect(withTimeLimit(30_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
