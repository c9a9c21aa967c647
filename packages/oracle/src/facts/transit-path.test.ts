import { createSkyTable } from '@palm/astrology/sky-table';
import { expect, it } from 'vitest';
import { transitPath } from './transit-path.ts';

const sky = createSkyTable();
const timing = {
  startAt: '2025-02-20T00:00:00.000Z',
  exactAt: [
    '2025-04-16T00:00:00.000Z',
    '2025-05-22T00:00:00.000Z',
    '2026-02-02T00:00:00.000Z',
    '2026-08-20T00:00:00.000Z',
    '2026-12-09T00:00:00.000Z',
  ],
  endAt: '2027-01-29T00:00:00.000Z',
};
const pluto = {
  body: 'pluto',
  bodyLongitudeDeg: 303.65,
  aspect: 'conjunction',
  pointLongitudeDeg: 303.74,
  timing,
} as const;

/** How often a way goes over its degree. */
const crossings = (offsets: readonly number[]): number =>
  offsets.filter((offset, at) => at > 0 && offset > 0 !== (offsets[at - 1] ?? 0) > 0).length;

it('goes over the degree as often as the contact is exact', () => {
  const path = transitPath(pluto, sky);
  expect(crossings(path?.offsetsDeg ?? [])).toBe(5);
  expect(Date.parse(path?.from ?? '')).toBeLessThan(Date.parse(timing.startAt));
  expect(Date.parse(path?.to ?? '')).toBeGreaterThan(Date.parse(timing.endAt));
});

it('takes the degree that makes the aspect, not the point itself', () => {
  const square = { ...pluto, aspect: 'square', pointLongitudeDeg: 213.74 } as const;
  expect(transitPath(square, sky)).toEqual(transitPath(pluto, sky));
});

it('draws nothing for a contact of days, or of a length that is not known', () => {
  const short = { startAt: timing.startAt, exactAt: [], endAt: '2025-02-25T00:00:00.000Z' };
  expect(transitPath({ ...pluto, timing: short }, sky)).toBeNull();
  expect(transitPath({ ...pluto, timing: null }, sky)).toBeNull();
});
