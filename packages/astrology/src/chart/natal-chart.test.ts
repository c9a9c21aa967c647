import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../instant.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { signAt } from '../zodiac/sign-at.ts';
import { chartPointsOf } from './chart-points.ts';
import {
  castKnownTimeChart,
  castNatalChart,
  castUnknownTimeChart,
  chartRulerOf,
  signInChart,
} from './natal-chart.ts';

const GREENWICH = { latitudeDeg: 51.4779, longitudeDeg: 0 };

describe('a natal chart', () => {
  it('of a known time has angles, houses and a sign for every body', () => {
    const chart = castKnownTimeChart(Date.UTC(2000, 0, 1, 12), GREENWICH);
    expect(signInChart(chart, 'sun')).toEqual({ kind: 'certain', sign: 'capricorn' });
    expect(signAt(chart.angles.ascendantDeg)).toBe('aries');
    expect(chartRulerOf(chart)).toBe('mars');
    expect(chart.houses.placidus.kind).toBe('cusps');
    expect(chart.houses.wholeSign[0]).toBe(0);
    expect(chartPointsOf(chart)).toHaveLength(15);
  });

  it('within the polar circle says that Placidus has no answer, and keeps the others', () => {
    const chart = castKnownTimeChart(Date.UTC(2000, 0, 1, 12), {
      latitudeDeg: 69.65,
      longitudeDeg: 18.96,
    });
    expect(chart.houses.placidus).toEqual({ kind: 'noAnswer', reason: 'beyondPolarCircle' });
    expect(chart.houses.wholeSign).toHaveLength(12);
  });

  it('of an unknown time has neither ascendant nor house', () => {
    const chart = castNatalChart({
      time: 'unknown',
      day: { from: Date.UTC(1990, 5, 1), to: Date.UTC(1990, 5, 2) },
    });
    expect(chart).not.toHaveProperty('angles');
    expect(chart).not.toHaveProperty('houses');
    expect(chartPointsOf(chart).map(({ point }) => point)).not.toContain('ascendant');
  });

  it('of an unknown time tells when the Moon changes sign that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }), (from) => {
        const day = { from, to: from + DAY_MS };
        const { sign } = castUnknownTimeChart(day).bodies.moon;
        const changesAt = sign.kind === 'changes' ? sign.at : null;
        // The Moon's sign as it is every hour, against what the chart says of that hour.
        for (let at = day.from; at < day.to; at += DAY_MS / 24) {
          fc.pre(Math.abs(at - (changesAt ?? 0)) > 2000);
          const first = sign.kind === 'changes' ? sign.from : sign.sign;
          const second = sign.kind === 'changes' ? sign.to : sign.sign;
          const said = at < (changesAt ?? day.to) ? first : second;
          expect(signAt(positionOf('moon', at).longitudeDeg)).toBe(said);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of an unknown time lists only aspects that hold at every hour', () => {
    const day = { from: Date.UTC(1985, 2, 9), to: Date.UTC(1985, 2, 10) };
    const noon = castKnownTimeChart(day.from + DAY_MS / 2, GREENWICH);
    for (const { a, b, aspect } of castUnknownTimeChart(day).aspects) {
      expect(noon.aspects).toContainEqual(expect.objectContaining({ a, b, aspect }));
    }
  });
});
