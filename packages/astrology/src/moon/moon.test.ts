import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../angle.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { DAY_MS } from '../instant.ts';
import { ASPECTS, PLANET_IDS } from '../vocabulary.ts';
import { signAt } from '../zodiac/sign-at.ts';
import { moonPhaseAt } from './moon-phase.ts';
import { nextQuarterAfter } from './next-quarter.ts';
import { phaseOf } from './phase-of.ts';
import { isMoonVoidAt, voidOfCourseAround } from './void-of-course.ts';

const anyInstant = fc.integer({ min: Date.UTC(1900, 0, 5), max: Date.UTC(2100, 0, 1) });

describe('the Moon', () => {
  it('is new, half and full when the almanac says so', () => {
    const newMoon = moonPhaseAt(Date.parse('2024-04-08T18:21:00Z'));
    expect(newMoon.phase).toBe('newMoon');
    expect(newMoon.illuminatedFraction).toBeLessThan(0.001);
    const firstQuarter = moonPhaseAt(Date.parse('2024-04-15T19:13:00Z'));
    expect(firstQuarter.phase).toBe('firstQuarter');
    expect(firstQuarter.illuminatedFraction).toBeCloseTo(0.5, 2);
    const full = moonPhaseAt(Date.parse('2024-04-23T23:49:00Z'));
    expect(full.phase).toBe('fullMoon');
    expect(full.angleDeg).toBeCloseTo(180, 1);
    expect(full.illuminatedFraction).toBeGreaterThan(0.995);
    expect(moonPhaseAt(Date.parse('2024-05-01T11:27:00Z')).phase).toBe('lastQuarter');
    expect(moonPhaseAt(Date.parse('2024-04-12T00:00:00Z')).phase).toBe('waxingCrescent');
  });

  it('is called a quarter on its own day only, and else by its shape', () => {
    // A third of it is lit.
    expect(phaseOf(70)).toBe('waxingCrescent');
    expect([84, 90, 96].map(phaseOf)).toEqual(Array(3).fill('firstQuarter'));
    expect([97, 173].map(phaseOf)).toEqual(['waxingGibbous', 'waxingGibbous']);
    expect([355, 359.9, 0, 5].map(phaseOf)).toEqual(Array(4).fill('newMoon'));
  });

  it('comes next to the quarter that the almanac prints', () => {
    const next = nextQuarterAfter(Date.parse('2024-04-09T00:00:00Z'));
    expect(next.phase).toBe('firstQuarter');
    expect(Math.abs(next.at - Date.parse('2024-04-15T19:13:00Z'))).toBeLessThan(60_000);
    const full = nextQuarterAfter(next.at + 60_000);
    expect(full.phase).toBe('fullMoon');
    expect(Math.abs(full.at - Date.parse('2024-04-23T23:49:00Z'))).toBeLessThan(60_000);
  });

  it('has its next quarter ahead within eight and a half days, at that very angle', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { at, phase } = nextQuarterAfter(instant);
        expect(at).toBeGreaterThan(instant - 200);
        expect(at).toBeLessThan(instant + 8.5 * DAY_MS);
        expect(moonPhaseAt(at).phase).toBe(phase);
        expect((moonPhaseAt(at + 500).angleDeg + 0.01) % 90).toBeLessThan(0.02);
      }),
      { numRuns: 60 },
    );
  });

  it('is void from its last exact aspect until it leaves the sign', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { start, end, sign, nextSign, lastAspect } = voidOfCourseAround(instant);
        expect(signAt(positionOf('moon', instant).longitudeDeg)).toBe(sign);
        expect(signAt(positionOf('moon', end + 2000).longitudeDeg)).toBe(nextSign);
        expect(signAt(positionOf('moon', end - 2000).longitudeDeg)).toBe(sign);
        expect(start).toBeLessThanOrEqual(end);
        expect(isMoonVoidAt(instant)).toBe(start <= instant);
        if (lastAspect === null) return;
        const apart = separationDeg(
          positionOf('moon', start).longitudeDeg,
          positionOf(lastAspect.planet, start).longitudeDeg,
        );
        expect(apart).toBeCloseTo(ASPECTS[lastAspect.aspect].angleDeg, 3);
      }),
      { numRuns: 15 },
    );
  });

  it('makes no aspect while it is void', () => {
    const { start, end } = voidOfCourseAround(Date.parse('2026-11-14T12:00:00Z'));
    for (let at = start + 5 * 60_000; at < end; at += DAY_MS / 144) {
      for (const planet of PLANET_IDS.filter((id) => id !== 'moon')) {
        const apart = separationDeg(
          positionOf('moon', at).longitudeDeg,
          positionOf(planet, at).longitudeDeg,
        );
        for (const { angleDeg } of Object.values(ASPECTS)) {
          expect(Math.abs(apart - angleDeg)).toBeGreaterThan(0.001);
        }
      }
    }
  });
});
