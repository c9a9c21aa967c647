import { expect, it } from 'vitest';
import { OPEN_RIGHT_PALM } from '../open-palm.ts';
import { palmPoints } from './palm-points.ts';
import { scoreLine } from './score-line.ts';

const levelLine = (y: number) =>
  [
    [0, y],
    [1, y],
  ] as const;

it('a line that goes half the way is precise, but recalls half', () => {
  const marked = [
    [0, 0],
    [1, 0],
  ] as const;
  const half = [
    [0, 0.01],
    [0.5, 0.01],
  ] as const;
  const { recall, precision } = scoreLine(half, marked, 0.035);
  expect(recall).toBeCloseTo(0.53, 1);
  expect(precision).toBe(1);
  expect(scoreLine(marked, half, 0.035).precision).toBeCloseTo(0.53, 1);
});

it('a line beside the marked one scores nothing', () => {
  expect(scoreLine(levelLine(0), levelLine(0.05), 0.035)).toEqual({ recall: 0, precision: 0 });
});

it('picture points become palm points: the wrist is the origin, the middle knuckle one length above', () => {
  const [wrist, knuckle] = palmPoints(OPEN_RIGHT_PALM, [
    [300, 700],
    [300, 450],
  ]);
  expect(Math.hypot(...(wrist ?? [9, 9]))).toBeLessThan(0.02);
  expect(knuckle?.[1]).toBeCloseTo(-1, 1);
});
