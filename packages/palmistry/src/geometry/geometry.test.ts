import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAffine, fitAffine, invertAffine } from './affine.ts';
import { angleAtDeg, distance, type Point, sineBetween } from './point.ts';
import { isInside } from './polygon.ts';
import { curveThrough, distanceToLine, pointOf, polylineLength, resample } from './polyline.ts';

// Of a thousandth's grain: left to itself, the library makes most of its numbers too small for a map to keep its area.
const number = fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000);
const point: fc.Arbitrary<Point> = fc.tuple(number, number);

describe('affine maps', () => {
  it('are found again from where they put a few points', () => {
    const spread = fc.tuple(number, number, number, number, number, number);
    fc.assert(
      fc.property(spread, point, ([a, b, c, d, e, f], probe) => {
        fc.pre(Math.abs(a * e - b * d) > 1);
        const map = { a, b, c, d, e, f };
        const from: Point[] = [
          [0, 0],
          [1, 0],
          [0, 1],
          [3, 2],
        ];
        const found = fitAffine(
          from.map((each, index) => ({
            from: each,
            to: applyAffine(map, each),
            weight: 1 + index,
          })),
        );
        expect(distance(applyAffine(found, probe), applyAffine(map, probe))).toBeLessThan(1e-6);
        const back = applyAffine(invertAffine(map), applyAffine(map, probe));
        expect(distance(back, probe)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('points', () => {
  it('know a right angle and a straight one', () => {
    expect(angleAtDeg([1, 0], [0, 0], [0, 1])).toBeCloseTo(90);
    expect(angleAtDeg([-1, 0], [0, 0], [1, 0])).toBeCloseTo(180);
  });

  it('tell which of two directions lies clockwise', () => {
    expect(sineBetween([1, 0], [0, 1])).toBeCloseTo(1);
    expect(sineBetween([0, 1], [1, 0])).toBeCloseTo(-1);
  });
});

describe('lines', () => {
  it('keep their course when they are resampled, at even steps', () => {
    const line = curveThrough([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    const steps = resample(line, 0.5);
    for (const each of steps) expect(distanceToLine(each, line)).toBeLessThan(0.6);
    for (const [index, each] of steps.slice(1).entries()) {
      expect(distance(each, pointOf(steps, index))).toBeGreaterThan(0.45);
    }
    expect(polylineLength(steps)).toBeCloseTo(polylineLength(line), 0);
  });

  it('pass through the corners they are drawn through', () => {
    const corners: Point[] = [
      [0, 0],
      [4, 7],
      [9, 1],
    ];
    const curve = curveThrough(corners);
    for (const corner of corners) expect(distanceToLine(corner, curve)).toBeLessThan(1e-9);
  });

  it('give no point of nothing', () => {
    expect(() => pointOf([], 0)).toThrow(RangeError);
  });
});

it('a polygon knows its inside, dents included', () => {
  const dented: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ];
  expect(isInside([1, 1], dented)).toBe(true);
  expect(isInside([2, 3], dented)).toBe(false);
  expect(isInside([5, 1], dented)).toBe(false);
});
