import { expect, it } from 'vitest';
import { swellingLines } from './swelling-lines.ts';

const points = (path: string): { x: number; y: number }[] =>
  path.split(/[MLZ]/).flatMap((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });

it('lights the right side of a waxing Moon and the left side of a waning one', () => {
  const waxing = points(swellingLines(40).lit);
  const waning = points(swellingLines(320).lit);
  expect(Math.min(...waxing.map(({ x }) => x))).toBeGreaterThan(-1);
  expect(Math.max(...waning.map(({ x }) => x))).toBeLessThan(1);
});

it('leaves nothing dark of a full Moon and nothing lit of a new one', () => {
  expect(swellingLines(180).dark).toBe('');
  expect(swellingLines(0).lit).toBe('');
});

it('lights as much of the middle line as the phase says', () => {
  const middle = points(swellingLines(90).lit).filter(({ y }) => Math.abs(y) < 3);
  expect(Math.min(...middle.map(({ x }) => x))).toBeCloseTo(0, 0);
  expect(Math.max(...middle.map(({ x }) => x))).toBeCloseTo(100, 0);
});

it('stays within the disc', () => {
  const { lit, dark } = swellingLines(222);
  for (const { x, y } of points(lit + dark)) expect(Math.hypot(x, y)).toBeLessThan(101.5);
});
