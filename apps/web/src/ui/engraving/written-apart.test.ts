import { expect, it } from 'vitest';
import { writtenApart } from './written-apart.ts';

const between = ([a = 0, b = 0]: readonly number[]): number =>
  Math.abs(((b - a + 540) % 360) - 180);

it('leaves what stands apart where it stands', () => {
  expect(writtenApart([10, 130])).toEqual([10, 130]);
  expect(writtenApart([40])).toEqual([40]);
});

it.each([
  ['side by side', 124.2, 124.4],
  ['in the other order', 124.4, 124.2],
  ['at the same degree', 90, 90],
  ['on both sides of Aries', 359, 2],
])('writes two glyphs apart that stand %s, and keeps their order', (_, a, b) => {
  const [first = 0, second = 0] = writtenApart([a, b]);
  expect(between([first, second])).toBeCloseTo(24);
  const order = Math.sign(((b - a + 540) % 360) - 180) || 1;
  expect(Math.sign(((second - first + 540) % 360) - 180)).toBe(order);
});
