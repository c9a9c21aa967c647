import { separationDeg } from '@palm/astrology/angle';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadApart } from './spread-apart.ts';

const GAP = 10;
const anywhere = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** Up to fourteen at will, or all of them in one sign. */
const angles = fc.oneof(
  fc.array(anywhere, { maxLength: 14 }),
  fc
    .tuple(anywhere, fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 14 }))
    .map(([from, within]) => within.map((degrees) => (from + degrees) % 360)),
);

const nearest = (row: readonly number[]): number =>
  Math.min(360, ...row.flatMap((a, index) => row.slice(index + 1).map((b) => separationDeg(a, b))));

describe('labels moved apart', () => {
  it('keep their distance, wherever they come from', () => {
    fc.assert(
      fc.property(angles, (given) => {
        expect(nearest(spreadApart(given, GAP))).toBeGreaterThan(GAP - 1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  it('stay where they are when there is room', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 14 }), (from, count) => {
        const given = Array.from({ length: count }, (_, n) => (from + n * 24) % 360);
        spreadApart(given, GAP).forEach((angle, index) => {
          expect(separationDeg(angle, given[index] ?? Number.NaN)).toBeLessThan(1e-6);
        });
      }),
    );
  });

  it('make room on both sides alike, over the beginning of Aries too', () => {
    expect(spreadApart([359, 1], GAP)).toEqual([355, 5]);
    expect(spreadApart([100, 100, 100], GAP)).toEqual([90, 100, 110]);
  });
});
