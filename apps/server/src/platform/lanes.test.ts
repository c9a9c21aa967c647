import { expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

it('does so many at once, and lets the others in one by one, in the order they came', async () => {
  const lanes = new Lanes(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, index) =>
    lanes.take(async () => {
      begun.push(index);
      await promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('frees the lane of what failed', async () => {
  const lanes = new Lanes(1);
  await expect(lanes.take(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await lanes.take(async () => 'next')).toBe('next');
});
