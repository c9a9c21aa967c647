import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg, signedSeparationDeg } from '../angle.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { DAY_MS, type Instant, type TimeSpan } from '../instant.ts';
import { ASPECT_IDS, type PlanetId } from '../vocabulary.ts';
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

type Looks = { body: PlanetId; natalDeg: number; found: Transit[]; samples: Sample[] };

function searchAndWatch(body: PlanetId, span: TimeSpan, natalDeg: number, stepMs: number): Looks {
  const natal = [{ point: 'sun' as const, longitudeDeg: natalDeg }];
  const found = findTransits({ natal, span, transiting: [body] });
  return { body, natalDeg, found, samples: watch(body, span, stepMs) };
}

/** Moments at which the search and the watching do not agree that an aspect holds. */
function disagreements({ body, natalDeg, found, samples }: Looks): string[] {
  return ASPECT_IDS.flatMap((aspect) => {
    const stays = found.filter((transit) => transit.aspect === aspect);
    return samples
      .filter(({ at, longitudeDeg }) => {
        const distances = degreesInAspect(natalDeg, aspect).map((degree) =>
          separationDeg(longitudeDeg, degree),
        );
        const beyondOrb = Math.min(...distances) - TRANSIT_ORBS_DEG[body];
        // Within a second of arc of the border either answer is right.
        if (Math.abs(beyondOrb) < 1 / 3600) return false;
        return stays.some((stay) => covers(stay, at)) !== beyondOrb < 0;
      })
      .map(({ at }) => `${aspect} at ${new Date(at).toISOString()}`);
  });
}

/** Exact moments found by the search that no two looks enclose, and the other way round. */
function unmatchedExacts({ natalDeg, found, samples }: Looks): string[] {
  return ASPECT_IDS.flatMap((aspect) => {
    const brackets = degreesInAspect(natalDeg, aspect).flatMap((degree) =>
      exactBetween(samples, degree),
    );
    const exact = found
      .filter((transit) => transit.aspect === aspect)
      .flatMap((transit) => transit.exact)
      // The watching ends with its last whole step.
      .filter((at) => at <= (samples.at(-1)?.at ?? 0));
    const isEnclosed = (at: Instant): boolean =>
      brackets.some(([low, high]) => at >= low - MINUTE_MS && at <= high + MINUTE_MS);
    const isAllEnclosed = exact.length === brackets.length && exact.every(isEnclosed);
    return isAllEnclosed ? [] : [`${aspect}: ${exact.length} found, ${brackets.length} watched`];
  });
}

describe('transits', () => {
  it('are what a look at every few hours finds, retrogrades included', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PlanetId>('sun', 'mercury', 'venus', 'mars', 'saturn', 'pluto'),
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        (body, from, natalDeg) => {
          const span = { from, to: from + 200 * DAY_MS };
          const looks = searchAndWatch(body, span, natalDeg, DAY_MS / 3);
          expect(disagreements(looks)).toEqual([]);
          expect(unmatchedExacts(looks)).toEqual([]);
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
          const span = { from, to: from + 8 * DAY_MS };
          const looks = searchAndWatch('moon', span, natalDeg, DAY_MS / 48);
          expect(disagreements(looks)).toEqual([]);
          expect(unmatchedExacts(looks)).toEqual([]);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('can be exact twice in one stay, when the planet turns back over the point', () => {
    // Saturn turned direct at 18.6° Aquarius on 23 October 2022.
    const transit = findTransits({
      natal: [{ point: 'moon', longitudeDeg: 318.9 }],
      span: { from: Date.UTC(2022, 0, 1), to: Date.UTC(2023, 0, 1) },
      transiting: ['saturn'],
    }).find(({ aspect, exact }) => aspect === 'conjunction' && exact.length > 1);
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
