import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ridgesOf } from '../../test/creased-frame.ts';
import { FRAME_SIDE, toFrame, toPalm } from '../frame/palm-frame.ts';
import type { Point } from '../geometry/point.ts';
import { noiseLevel } from './noise-level.ts';
import { DIRECTIONS, type Ridges } from './ridge-filter.ts';

const CENTER: Point = [-0.03, -0.55];

const straightAt = (angle: number): Point[] => {
  const [x, y] = toFrame(CENTER);
  const [dx, dy] = [50 * Math.cos(angle), 50 * Math.sin(angle)];
  return [toPalm([x - dx, y - dy]), toPalm([x + dx, y + dy])];
};

const answersAt = (ridges: Ridges, [x, y]: Point): number[] => {
  const cell = Math.round(y) * FRAME_SIDE + Math.round(x);
  return ridges.map((field) => field[cell] ?? 0);
};

it('answers most in the direction the crease runs, whichever that is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: Math.PI, noNaN: true }), (angle) => {
      const answers = answersAt(ridgesOf({ creases: [straightAt(angle)] }), toFrame(CENTER));
      const strongest = answers.indexOf(Math.max(...answers));
      const off = Math.abs((strongest * Math.PI) / DIRECTIONS - angle);
      expect(Math.min(off, Math.PI - off)).toBeLessThan((1.5 * Math.PI) / DIRECTIONS);
    }),
    { numRuns: 12, seed: 5 },
  );
});

it('answers a crease far more than the grain of the skin', () => {
  const ridges = ridgesOf({ creases: [straightAt(0.4)] });
  expect(Math.max(...answersAt(ridges, toFrame(CENTER)))).toBeGreaterThan(3 * noiseLevel(ridges));
});

it('does not answer a bright line', () => {
  const dark = ridgesOf({ creases: [straightAt(0)], grain: 0 });
  const bright = ridgesOf({ creases: [straightAt(0)], grain: 0, depth: -0.2 });
  expect(answersAt(dark, toFrame(CENTER))[0]).toBeGreaterThan(0.5);
  expect(answersAt(bright, toFrame(CENTER))[0]).toBeLessThan(0.01);
});

it('finds the same crease in strong light and in weak light', () => {
  const creases = [straightAt(1)];
  const [lit, shaded] = [0.9, 0.25].map((level) =>
    Math.max(...answersAt(ridgesOf({ creases, grain: 0, light: () => level }), toFrame(CENTER))),
  );
  expect(shaded).toBeGreaterThan(0.8 * (lit ?? 0));
});
