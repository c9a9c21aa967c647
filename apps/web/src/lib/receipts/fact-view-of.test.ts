import type { ReceiptFact } from '@palm/contract/receipt-fact';
import { describe, expect, it } from 'vitest';
import { marsOnMoon } from '../../../test/sample-transits.ts';
import { factViewOf } from './fact-view-of.ts';

const { at } = marsOnMoon;
const transit = {
  ...marsOnMoon,
  timing: {
    startAt: '2026-11-12T00:00:00.000Z',
    exactAt: ['2026-11-15T15:40:00.000Z'],
    endAt: null,
  },
} as const satisfies ReceiptFact;

const linesOf = (fact: ReceiptFact): string[] =>
  factViewOf(fact, 'Europe/Paris').rows.map(
    ({ term, value }) => `${term}: ${value.replaceAll('\u{A0}', ' ')}`,
  );

describe('a transit', () => {
  it('shows both places, the aspect, its orb and its times in the local time zone', () => {
    expect(linesOf(transit)).toEqual([
      'Mars today: 4°12′ Leo',
      'Your Moon: 4°24′ Leo',
      'Aspect: conjunction',
      'Orb: 0°12′ from exact, closing in',
      'Begins: Nov 12, 2026, 1:00 am',
      'Exact: Nov 15, 2026, 4:40 pm',
    ]);
  });

  it('draws the two bodies and their aspect', () => {
    expect(factViewOf(transit).picture).toEqual({
      kind: 'wheel',
      marks: [
        { body: 'mars', atDeg: 124.2 },
        { body: 'moon', atDeg: 124.4 },
      ],
      aspect: 'conjunction',
      signs: [4],
    });
  });

  it('shows every exact time when a planet turns', () => {
    const exactAt = ['2026-03-01T00:00:00.000Z', '2026-11-15T15:40:00.000Z'];
    const lines = linesOf({ ...transit, timing: { startAt: null, exactAt, endAt: null } });
    expect(lines.filter((line) => line.startsWith('Exact'))).toHaveLength(2);
  });

  it('claims no minute of a degree where the hour of birth is unknown', () => {
    expect(linesOf({ ...transit, pointUncertaintyDeg: 0.5 })).toContain('Your Moon: about 4° Leo');
  });

  it('of a day to come tells that day and no orb of today', () => {
    const lines = linesOf({
      ...transit,
      kind: 'dated-transit',
      weekday: 'Wednesday',
      timing: null,
    });
    expect(lines).toEqual([
      'Mars on Wednesday: 4°12′ Leo',
      'Your Moon: 4°24′ Leo',
      'Aspect: conjunction',
    ]);
  });
});

it('shows both signs of a natal body that changed signs on a day without an hour, and no degree', () => {
  const moon = {
    kind: 'natal',
    point: 'moon',
    sign: 'leo',
    otherSign: 'virgo',
    longitudeDeg: null,
    house: null,
    isRetrograde: null,
  } as const;
  expect(linesOf(moon)).toEqual(['Your Moon: Leo or Virgo']);
  expect(factViewOf(moon).picture).toMatchObject({ marks: [{ atDeg: null }], signs: [4, 5] });
});

it('draws the Moon itself for a phase, lit on the side that it grows from', () => {
  const phase = {
    kind: 'phase',
    phase: 'waningGibbous',
    angleDeg: 220,
    illuminatedFraction: 0.88,
    at,
  } as const;
  expect(linesOf(phase).slice(0, 2)).toEqual(['Moon: Waning Gibbous', 'Lit: 88 %']);
  expect(factViewOf(phase).picture).toEqual({ kind: 'moon', litFraction: 0.88, isWaxing: false });
});

it('lights both signs of a pair, and no planet', () => {
  const pair = { kind: 'pair', sign: 'taurus', partnerSign: 'leo' } as const;
  expect(linesOf(pair)).toEqual(['Your sign: Taurus, fixed earth', 'Their sign: Leo, fixed fire']);
  expect(factViewOf(pair).picture).toMatchObject({ marks: [], signs: [1, 4] });
});

it('tells how long a planet stays in a place, and when a new or full Moon is exact', () => {
  const stay = { startAt: at, exactAt: [], endAt: '2026-11-22T12:00:00.000Z' };
  const visit = {
    kind: 'house',
    body: 'sun',
    longitudeDeg: 124.2,
    house: 4,
    isRetrograde: false,
  } as const;
  expect(linesOf({ ...visit, at, timing: stay }).slice(-2)).toEqual([
    'Begins: Nov 15, 2026, 1:00 pm',
    'Ends: Nov 22, 2026, 1:00 pm',
  ]);
  expect(linesOf({ kind: 'lunation', phase: 'full', longitudeDeg: 124.2, at })).toEqual([
    'Full Moon: 4°12′ Leo',
    'Exact: Nov 15, 2026, 1:00 pm',
  ]);
});
