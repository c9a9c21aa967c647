import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDeg, separationDeg } from '../angle.ts';
import { positionsAt } from '../ephemeris/positions.ts';
import { ASPECTS, ASPECT_IDS, BODY_IDS } from '../vocabulary.ts';
import { type MovingPoint, aspectBetween } from './aspect-between.ts';
import { findAspects } from './find-aspects.ts';
import { orbAllowedDeg } from './orbs.ts';

const body = fc.constantFrom(...BODY_IDS);
const point: fc.Arbitrary<MovingPoint> = fc.record({
  longitudeDeg: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  speedDegPerDay: fc.double({ min: -2, max: 15, noNaN: true }),
});
const turned = ({ longitudeDeg, speedDegPerDay }: MovingPoint, byDeg: number): MovingPoint => ({
  longitudeDeg: normalizeDeg(longitudeDeg + byDeg),
  speedDegPerDay,
});

/** Where a point is a tenth of a second later. */
const soon = ({ longitudeDeg, speedDegPerDay }: MovingPoint): number =>
  longitudeDeg + speedDegPerDay * 1e-6;

describe('aspects', () => {
  it('are the same seen from either body', () => {
    fc.assert(
      fc.property(body, body, point, point, (a, b, aPoint, bPoint) => {
        const there = aspectBetween(a, b, aPoint, bPoint);
        const back = aspectBetween(b, a, bPoint, aPoint);
        expect(back?.aspect).toBe(there?.aspect);
        expect(back?.isApplying).toBe(there?.isApplying);
        expect(back?.orbDeg).toBe(there?.orbDeg);
      }),
      { numRuns: 1000 },
    );
  });

  it('do not change when the whole sky is turned', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 359 }), (aPoint, bPoint, byDeg) => {
        const before = aspectBetween('sun', 'mars', aPoint, bPoint);
        const after = aspectBetween('sun', 'mars', turned(aPoint, byDeg), turned(bPoint, byDeg));
        fc.pre(
          before === null || before.orbDeg < orbAllowedDeg('sun', 'mars', before.aspect) - 1e-6,
        );
        expect(after?.aspect).toBe(before?.aspect);
      }),
    );
  });

  it('never fit two angles at once, even with the widest orbs', () => {
    fc.assert(
      fc.property(body, body, point, point, (a, b, aPoint, bPoint) => {
        const apart = separationDeg(aPoint.longitudeDeg, bPoint.longitudeDeg);
        const fitting = ASPECT_IDS.filter(
          (id) => Math.abs(apart - ASPECTS[id].angleDeg) <= orbAllowedDeg(a, b, id),
        );
        expect(fitting.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('apply when a moment later they are nearer, and separate otherwise', () => {
    // Whole hundredths keep clear of the moment of exactness and of equal speeds.
    const hundredths = fc.integer({ min: 1, max: 400 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        point,
        fc.constantFrom(...ASPECT_IDS),
        fc.constantFrom(-1, 1),
        fc.tuple(fc.constantFrom(-1, 1), hundredths).map(([sign, value]) => sign * value),
        fc.tuple(fc.constantFrom(-1, 1), hundredths).map(([sign, value]) => sign * value),
        (aPoint, aspect, side, offDeg, fasterDegPerDay) => {
          const angle = ASPECTS[aspect].angleDeg + offDeg;
          const bPoint = {
            longitudeDeg: normalizeDeg(aPoint.longitudeDeg + side * angle),
            speedDegPerDay: aPoint.speedDegPerDay + fasterDegPerDay,
          };
          const fit = aspectBetween('sun', 'moon', aPoint, bPoint);
          const apartSoon = separationDeg(soon(aPoint), soon(bPoint));
          expect(fit?.aspect).toBe(aspect);
          expect(fit?.isApplying).toBe(
            Math.abs(apartSoon - ASPECTS[aspect].angleDeg) < Math.abs(fit?.orbDeg ?? 0),
          );
        },
      ),
    );
  });

  it('include the new moon of the eclipse of 2024, and each pair once', () => {
    const aspects = findAspects(positionsAt(Date.parse('2024-04-08T18:17:00Z')));
    expect(aspects).toContainEqual(
      expect.objectContaining({ a: 'sun', b: 'moon', aspect: 'conjunction' }),
    );
    const pairs = aspects.map(({ a, b }) => [a, b].toSorted().join());
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
