import fc from 'fast-check';
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

describe('aspects', () => {
  it('are the same seen from either body', () => {
    fc.assert(
      fc.property(body, body, point, point, (a, b, aPoint, bPoint) => {
        const there = aspectBetween(a, b, aPoint, bPoint);
        const back = aspectBetween(b, a, bPoint, aPoint);
        expect(back?.aspect).toBe(there?.aspect);
        expect(back?.isApplying).toBe(there?.isApplying);
        expect(back?.orbDeg ?? 0).toBeCloseTo(there?.orbDeg ?? 0, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('do not change when the whole sky is turned', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 359 }), (aPoint, bPoint, byDeg) => {
        const before = aspectBetween('sun', 'mars', aPoint, bPoint);
        const after = aspectBetween('sun', 'mars', turned(aPoint, byDeg), turned(bPoint, byDeg));
        fc.pre(before === null || before.orbDeg < orbAllowedDeg('sun', 'mars', before.aspect) - 1e-6);
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
    fc.assert(
      fc.property(point, point, (aPoint, bPoint) => {
        const fit = aspectBetween('venus', 'jupiter', aPoint, bPoint);
        fc.pre(fit !== null && fit.orbDeg > 1e-3);
        fc.pre(Math.abs(aPoint.speedDegPerDay - bPoint.speedDegPerDay) > 1e-3);
        if (fit === null) return;
        const later = ({ longitudeDeg, speedDegPerDay }: MovingPoint): number =>
          longitudeDeg + speedDegPerDay * 1e-6;
        const orbLater = Math.abs(
          separationDeg(later(aPoint), later(bPoint)) - ASPECTS[fit.aspect].angleDeg,
        );
        expect(orbLater < fit.orbDeg).toBe(fit.isApplying);
      }),
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
