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
    const nearExact = fc.double({ min: -4, max: 4, noNaN: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    fc.assert(
      fc.property(
        point,
        fc.constantFrom(...ASPECT_IDS),
        fc.boolean(),
        nearExact,
        speed,
        (aPoint, aspect, isAhead, offDeg, speedDegPerDay) => {
          fc.pre(Math.abs(offDeg) > 1e-3 && Math.abs(aPoint.speedDegPerDay - speedDegPerDay) > 1e-3);
          const angle = ASPECTS[aspect].angleDeg + offDeg;
          const bPoint = {
            longitudeDeg: normalizeDeg(aPoint.longitudeDeg + (isAhead ? angle : -angle)),
            speedDegPerDay,
          };
          const fit = aspectBetween('sun', 'moon', aPoint, bPoint);
          const soon = (one: MovingPoint) => one.longitudeDeg + one.speedDegPerDay * 1e-6;
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
