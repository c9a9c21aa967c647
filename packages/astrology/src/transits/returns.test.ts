import { describe, expect, it } from 'vitest';
import { positionOf } from '../ephemeris/positions.ts';
import type { Instant } from '../instant.ts';
import { createSkyTable } from '../table/sky-table.ts';
import type { BodyId } from '../vocabulary.ts';
import { findTransits } from './find-transits.ts';
import { passSeriesOf, seriesAround, spanAround } from './pass-series.ts';
import { type ReturnId, returnsAround, returningBody } from './returns.ts';

const table = createSkyTable();
const today = Date.UTC(2026, 10, 18);
const day = (at: Instant | null | undefined): string =>
  at === null || at === undefined ? 'beyond' : new Date(at).toISOString().slice(0, 10);

function returnsOf(id: ReturnId, bornAt: Instant) {
  const natalDeg = positionOf(returningBody(id), bornAt).longitudeDeg;
  return returnsAround({ id, bornAt, natalDeg }, today, table);
}

describe('returns', () => {
  it('tell the exact day, the stretch around it and the near miss before it', () => {
    const [first] = returnsOf('saturn', Date.UTC(1998, 0, 22, 18));
    expect(first?.number).toBe(1);
    expect(first?.series.exact.map(day)).toEqual(['2027-03-15']);
    expect([day(first?.series.start), day(first?.series.end)]).toEqual([
      '2027-02-26',
      '2027-03-31',
    ]);
    expect(first?.series.stays.map(({ start, exact }) => [day(start), exact.length])).toEqual([
      ['2026-06-07', 0],
      ['2027-02-26', 1],
    ]);
  });

  it('bring every body back to the degree of birth, or opposite it, at the right age', () => {
    const bornAt = Date.UTC(1986, 5, 10, 2, 5);
    const ages = (id: ReturnId): number[] =>
      returnsOf(id, bornAt).map(({ series }) =>
        Math.round(((series.exact[0] ?? 0) - bornAt) / (365.25 * 86_400_000)),
      );
    expect(ages('saturn')).toContain(29);
    expect(ages('jupiter')).toContain(36);
    expect(ages('uranusOpposition')).toContain(44);
    expect(ages('chiron')).toContain(50);
    expect(ages('node')).toContain(37);
    expect(ages('sun')).toContain(41);
    const [moon] = returnsOf('moon', bornAt);
    const natalDeg = positionOf('moon', bornAt).longitudeDeg;
    const found = positionOf('moon', moon?.series.exact[0] ?? 0).longitudeDeg;
    expect(found).toBeCloseTo(natalDeg, 2);
  });
});

describe('a series of passes', () => {
  it('runs from the first stay that becomes exact to the end of the last', () => {
    const born: BodyId = 'mercury';
    const longitudeDeg = positionOf(born, Date.UTC(1986, 5, 10, 2, 5)).longitudeDeg;
    const squares = findTransits({
      natal: [{ point: born, longitudeDeg }],
      span: spanAround(today, 700),
      transiting: ['saturn'],
      positionOf: table.positionOf,
    }).filter(({ aspect }) => aspect === 'square');
    const { now, last, next } = seriesAround(passSeriesOf(squares), today);
    expect(now?.exact.map(day)).toEqual(['2026-04-21', '2026-11-27', '2026-12-24']);
    expect([day(now?.start), day(now?.end)]).toEqual(['2026-04-05', '2027-01-29']);
    expect([last, next]).toEqual([null, null]);
  });
});
