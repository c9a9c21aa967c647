import { BODY_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../../../ui/engraving/wheel-geometry.ts';
import { LABEL_RADII, type WheelLabel, wheelLabels } from './wheel-labels.ts';

const SHOWN = BODY_IDS.filter((id) => id !== 'meanNode');
const anywhere = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

function chartOf(longitudes: readonly number[], ascendant: number | null): Chart {
  const bodies = SHOWN.map((id, index) => {
    const longitude = longitudes[index] ?? 0;
    const sign = SIGN_IDS[Math.floor(longitude / 30)] ?? 'aries';
    const degree = longitude % 30;
    return { id, longitude, sign, degree, speed: -1, isRetrograde: true, house: null, range: null };
  });
  const houses =
    ascendant === null
      ? null
      : {
          ascendant,
          midheaven: (ascendant + 270) % 360,
          system: 'placidus' as const,
          cusps: [],
          isPolar: false,
        };
  return { bodies, aspects: [], houses, sunSign: 'aries', calendarSign: 'aries' };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As large as drawn on a phone, where letters are largest: a glyph, two digits with their sign, a small letter. */
function boxesOf({ writtenAt }: WheelLabel): Box[] {
  const box = (radius: number, width: number, height: number): Box => ({
    ...pointAt(writtenAt, radius),
    width,
    height,
  });
  return [
    box(LABEL_RADII.glyph, 21, 21),
    box(LABEL_RADII.degree, 26, 13),
    box(LABEL_RADII.retrograde, 8, 9),
  ];
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.05 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.05;

const clashes = (labels: readonly WheelLabel[]): string[] =>
  labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter((b) => boxesOf(a).some((one) => boxesOf(b).some((other) => overlap(one, other))))
      .map((b) => `${a.id} on ${b.id}`),
  );

const at = (labels: readonly WheelLabel[], id: string) =>
  labels.find((label) => label.id === id)?.at;

describe('the labels of a wheel', () => {
  it('never overlap, in any sky', () => {
    const sky = fc.array(anywhere, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(sky, fc.option(anywhere), (longitudes, ascendant) => {
        expect(clashes(wheelLabels(chartOf(longitudes, ascendant)))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('never overlap with all twelve bodies in one sign', () => {
    const within = fc.array(fc.double({ min: 0, max: 29.99, noNaN: true }), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 11 }),
        within,
        fc.option(anywhere),
        (sign, row, asc) => {
          const longitudes = row.map((degree) => sign * 30 + degree);
          expect(clashes(wheelLabels(chartOf(longitudes, asc)))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('keep the degree apart from the R, at every angle', () => {
    for (let degrees = 0; degrees < 360; degrees += 0.5) {
      const label = {
        id: 'sun',
        at: degrees,
        writtenAt: degrees,
        degree: '29°',
        isRetrograde: true,
      };
      const [, degree, letter] = boxesOf(label as WheelLabel);
      expect(degree && letter && overlap(degree, letter), `${degrees}`).toBe(false);
    }
  });

  it('have the ascendant at the left, and Aries where there is none', () => {
    expect(at(wheelLabels(chartOf([90], 123.4)), 'ascendant')).toBe(0);
    expect(at(wheelLabels(chartOf([90], null)), 'sun')).toBe(90);
  });

  it('give no degree to a Moon whose hour is unknown', () => {
    const chart = chartOf([10, 20], null);
    const range = {
      fromLongitude: 354,
      toLongitude: 7,
      fromSign: 'pisces',
      toSign: 'aries',
    } as const;
    const bodies = chart.bodies.map((body) => (body.id === 'moon' ? { ...body, range } : body));
    const labels = wheelLabels({ ...chart, bodies });
    expect(labels.find(({ id }) => id === 'moon')?.degree).toBeNull();
    expect(labels.find(({ id }) => id === 'sun')?.degree).toBe('10°');
  });
});
