import { expect, it } from 'vitest';
import { gathering } from './gathering.ts';

/** Writes when it is told to. */
function slowly() {
  const written: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const note = gathering((items: readonly string[]) => {
    written.push([...items]);
    return new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  });
  return { written, ends, note };
}

it('writes the first at once, and together what comes meanwhile', async () => {
  const { written, ends, note } = slowly();
  const first = note('a');
  await Promise.resolve();
  expect(written).toEqual([['a']]);
  const others = [note('b'), note('c')];
  expect(written).toEqual([['a']]);
  ends[0]?.();
  await first;
  await expect.poll(() => written).toEqual([['a'], ['b', 'c']]);
  ends[1]?.();
  await Promise.all(others);
});

it('tells of a failure those whom it concerns, and goes on', async () => {
  const { ends, note } = slowly();
  const first = note('a');
  await Promise.resolve();
  const second = note('b');
  ends[0]?.(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await second;
});
