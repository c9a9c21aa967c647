import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg, signedSeparationDeg } from '../angle.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { DAY_MS, type Instant, type TimeSpan } from '../instant.ts';
import { ASPECT_IDS, type AspectId, type PlanetId } from '../vocabulary.ts';
import { type Transit, degreesInAspect, findTransits } from './find-transits.ts';
import { TRANSIT_ORBS_DEG } from './transit-orbs.ts';

const MINUTE_MS = 60_000;

type Sample = { at: Instant; longitudeDeg: number };

/** The slow honest way: look at the sky again and again. */
function watch(body: PlanetId, { from, to }: TimeSpan, stepMs: number): Sample[] {
  const samples: Sample[] = [];
  for (let at = from; at <= to; at += stepMs) {
    samples.push({ at, longitudeDeg: positionOf(body, at).longitudeDeg });
  }
  return samples;
}

function exactBetween(samples: Sample[], degree: number): [Instant, Instant][] {
  const brackets: [Instant, Instant][] = [];
  for (const [index, { at, longitudeDeg }] of samples.entries()) {
    const before = samples[index - 1];
    if (before === undefined) continue;
    const was = signedSeparationDeg(degree, before.longitudeDeg);
    const is = signedSeparationDeg(degree, longitudeDeg);
    if (Math.abs(was) < 90 && was < 0 !== is < 0) brackets.push([before.at, at]);
  }
  return brackets;
}

const covers = ({ start, end }: Transit, at: Instant): boolean =>
  (start ?? Number.NEGATIVE_INFINITY) <= at && at <= (end ?? Number.POSITIVE_INFINITY);

function expectSameAsWatching(body: PlanetId, span: TimeSpan, natalDeg: number, stepMs: number) {
  const found = findTransits({
    natal: [{ point: 'sun', longitudeDeg: natalDeg }],
    span,
    transiting: [body],
  });
  const samples = watch(body, span, stepMs);
  for (const aspect of ASPECT_IDS) {
    const ofAspect = found.filter((transit) => transit.aspect === aspect);
    expectSameStays(ofAspect, samples, aspect, natalDeg, TRANSIT_ORBS_DEG[body]);
    const brackets = degreesInAspect(natalDeg, aspect)
      .flatMap((degree) => exactBetween(samples, degree))
      .toSorted(([a], [b]) => a - b);
    const exact = ofAspect.flatMap((transit) => transit.exact).toSorted((a, b) => a - b);
    expect(exact).toHaveLength(brackets.length);
    for (const [index, [low, high]] of brackets.entries()) {
      expect(exact[index]).toBeGreaterThanOrEqual(low - MINUTE_MS);
      expect(exact[index]).toBeLessThanOrEqual(high + MINUTE_MS);
    }
  }
}

function expectSameStays(
  transits: Transit[],
  samples: Sample[],
  aspect: AspectId,
  natalDeg: number,
  orbDeg: number,
) {
  for (const { at, longitudeDeg } of samples) {
    const distances = degreesInAspect(natalDeg, aspect).map((degree) =>
      separationDeg(longitudeDeg, degree),
    );
    const nearest = Math.min(...distances);
    // Within a second of arc of the border either answer is right.
    if (Math.abs(nearest - orbDeg) < 1 / 3600) continue;
    expect(transits.some((transit) => covers(transit, at))).toBe(nearest < orbDeg);
  }
}

describe('transits', () => {
  it('are what a look at every few hours finds, retrogrades included', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PlanetId>('sun', 'mercury', 'venus', 'mars', 'saturn', 'pluto'),
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        (body, from, natalDeg) => {
          expectSameAsWatching(body, { from, to: from + 200 * DAY_MS }, natalDeg, DAY_MS / 3);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('are what a look at every half hour finds for the Moon', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        (from, natalDeg) => {
          expectSameAsWatching('moon', { from, to: from + 8 * DAY_MS }, natalDeg, DAY_MS / 48);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('can be exact twice in one stay, when the planet turns back over the point', () => {
    // Saturn turned direct at 18.6° Aquarius on 23 October 2022.
    const [transit] = findTransits({
      natal: [{ point: 'moon', longitudeDeg: 318.9 }],
      span: { from: Date.UTC(2022, 0, 1), to: Date.UTC(2023, 0, 1) },
      transiting: ['saturn'],
    }).filter(({ aspect, exact }) => aspect === 'conjunction' && exact.length > 1);
    expect(transit?.exact).toHaveLength(2);
    expect(transit?.start).toBeLessThan(transit?.exact[0] ?? 0);
    expect(transit?.end).toBeGreaterThan(transit?.exact[1] ?? Number.POSITIVE_INFINITY);
  });

  it('say null where the stay reaches beyond the searched span', () => {
    const at = Date.UTC(2026, 5, 1);
    const natalDeg = positionOf('pluto', at).longitudeDeg;
    const transits = findTransits({
      natal: [{ point: 'sun', longitudeDeg: natalDeg }],
      span: { from: at - DAY_MS, to: at + DAY_MS },
      transiting: ['pluto'],
    });
    expect(transits).toMatchObject([{ aspect: 'conjunction', start: null, end: null }]);
    expect(transits[0]?.exact).toHaveLength(1);
  });
});
