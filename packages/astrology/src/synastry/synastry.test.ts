import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../angle.ts';
import { chartPointsOf } from '../chart/chart-points.ts';
import {
  type KnownTimeChart,
  castKnownTimeChart,
  castUnknownTimeChart,
} from '../chart/natal-chart.ts';
import { DAY_MS } from '../instant.ts';
import { ASPECTS, SIGN_IDS } from '../vocabulary.ts';
import { chartSynastry } from './chart-synastry.ts';
import { signSynastry } from './sign-synastry.ts';

const sign = fc.constantFrom(...SIGN_IDS);
const birth = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2026, 0, 1) });
const PARIS = { latitudeDeg: 48.85, longitudeDeg: 2.35 };

const degreesOf = (chart: KnownTimeChart) =>
  new Map(chartPointsOf(chart).map(({ point, longitudeDeg }) => [point, longitudeDeg]));

describe('synastry of two signs', () => {
  it('is the same in either order', () => {
    fc.assert(
      fc.property(sign, sign, (a, b) => {
        expect(signSynastry(a, b)).toEqual(signSynastry(b, a));
      }),
    );
  });

  it('knows the old relations', () => {
    expect(signSynastry('leo', 'leo').relation).toBe('sameSign');
    expect(signSynastry('gemini', 'libra')).toEqual({
      relation: 'trine',
      signsApart: 4,
      elements: 'same',
      isSameModality: false,
      isSameRuler: false,
    });
    expect(signSynastry('aries', 'libra')).toMatchObject({
      relation: 'opposition',
      elements: 'supporting',
      isSameModality: true,
    });
    expect(signSynastry('pisces', 'aries').relation).toBe('neighbours');
    expect(signSynastry('taurus', 'libra').isSameRuler).toBe(true);
    expect(signSynastry('cancer', 'aries').elements).toBe('contrasting');
  });
});

describe('synastry of two charts', () => {
  it('finds the same aspects in either order, with the sides exchanged', () => {
    fc.assert(
      fc.property(birth, birth, (a, b) => {
        const one = castKnownTimeChart(a, PARIS);
        const other = castKnownTimeChart(b, PARIS);
        const there = chartSynastry(one, other).map(
          ({ of, to, aspect }) => `${of} ${aspect} ${to}`,
        );
        const back = chartSynastry(other, one).map(({ of, to, aspect }) => `${to} ${aspect} ${of}`);
        expect(there.toSorted()).toEqual(back.toSorted());
      }),
      { numRuns: 20 },
    );
  });

  it('puts the closest aspect first, and measures it rightly', () => {
    const one = castKnownTimeChart(Date.UTC(1961, 7, 5, 5, 24), PARIS);
    const other = castKnownTimeChart(Date.UTC(1964, 0, 17, 6), PARIS);
    const aspects = chartSynastry(one, other);
    const ofDegrees = degreesOf(one);
    const toDegrees = degreesOf(other);
    expect(aspects.length).toBeGreaterThan(10);
    for (const { of, to, aspect, orbDeg } of aspects) {
      const apart = separationDeg(ofDegrees.get(of) ?? Number.NaN, toDegrees.get(to) ?? Number.NaN);
      expect(Math.abs(apart - ASPECTS[aspect].angleDeg)).toBe(orbDeg);
    }
    expect(aspects.map(({ orbDeg }) => orbDeg)).toEqual(
      aspects.map(({ orbDeg }) => orbDeg).toSorted((a, b) => a - b),
    );
  });

  it('with an unknown hour keeps only what every hour of that day would show', () => {
    const from = Date.UTC(1990, 0, 1);
    const other = castKnownTimeChart(Date.UTC(1988, 6, 14, 9), PARIS);
    const unknown = castUnknownTimeChart({ from, to: from + DAY_MS });
    for (const hour of [0, 5, 11, 17, 23]) {
      const atHour = chartSynastry(castKnownTimeChart(from + (hour * DAY_MS) / 24, PARIS), other);
      for (const { of, to, aspect } of chartSynastry(unknown, other)) {
        expect(atHour).toContainEqual(expect.objectContaining({ of, to, aspect }));
      }
    }
  });
});
