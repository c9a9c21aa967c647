import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDeg, separationDeg } from '../angle.ts';
import { type LocalSky, anglesOf } from './angles.ts';
import type { Cusps } from './cusps.ts';
import { houseOf } from './house-of.ts';
import { placidusHouses } from './placidus.ts';
import { porphyryCusps } from './porphyry.ts';
import { wholeSignCusps } from './whole-sign.ts';

/** A degree on a cusp may fall to either side of it when the subtraction is done the other way round. */
const ROUNDING_DEG = 1e-9;

const turn = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const skyUpTo = (latitude: number): fc.Arbitrary<LocalSky> =>
  fc.record({
    meridianDeg: turn,
    obliquityDeg: fc.double({ min: 23.42, max: 23.46, noNaN: true }),
    latitudeDeg: fc.double({ min: -latitude, max: latitude, noNaN: true }),
  });

function expectOneTurn(cusps: Cusps): void {
  const widths = cusps.map((cusp, index) => normalizeDeg((cusps[(index + 1) % 12] ?? 0) - cusp));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
}

describe('houses', () => {
  it('go round once in every system, the seventh opposite the first', () => {
    fc.assert(
      fc.property(skyUpTo(66), (sky) => {
        const angles = anglesOf(sky);
        const placidus = placidusHouses(sky);
        if (placidus.kind !== 'cusps') throw new Error('Placidus must answer below the circle');
        for (const cusps of [
          placidus.cuspsDeg,
          porphyryCusps(angles),
          wholeSignCusps(angles.ascendantDeg),
        ]) {
          expectOneTurn(cusps);
          expect(separationDeg(cusps[0], cusps[6])).toBeCloseTo(180, 6);
          expect(separationDeg(cusps[9], cusps[3])).toBeCloseTo(180, 6);
        }
      }),
    );
  });

  it('have no Placidus answer beyond the polar circles, where Porphyry still has one', () => {
    fc.assert(
      fc.property(turn, fc.double({ min: 66.6, max: 89.9, noNaN: true }), (meridianDeg, north) => {
        for (const latitudeDeg of [north, -north]) {
          const sky = { meridianDeg, obliquityDeg: 23.44, latitudeDeg };
          expect(placidusHouses(sky)).toEqual({ kind: 'noAnswer', reason: 'beyondPolarCircle' });
          expectOneTurn(porphyryCusps(anglesOf(sky)));
        }
      }),
    );
  });

  it('put the ascendant within the half circle that follows the midheaven', () => {
    fc.assert(
      fc.property(skyUpTo(89), (sky) => {
        const { ascendantDeg, midheavenDeg } = anglesOf(sky);
        expect(normalizeDeg(ascendantDeg - midheavenDeg)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('hold every degree in exactly the house between its cusps', () => {
    fc.assert(
      fc.property(skyUpTo(60), turn, (sky, longitude) => {
        const cusps = porphyryCusps(anglesOf(sky));
        const house = houseOf(longitude, cusps);
        const opens = cusps[house - 1] ?? Number.NaN;
        const closes = cusps[house % 12] ?? Number.NaN;
        const beyond = normalizeDeg(longitude - opens + ROUNDING_DEG);
        expect(beyond).toBeLessThan(normalizeDeg(closes - opens) + 2 * ROUNDING_DEG);
      }),
    );
  });

  it('start with the cusp itself', () => {
    const cusps = wholeSignCusps(47);
    expect(cusps[0]).toBe(30);
    expect(houseOf(30, cusps)).toBe(1);
    expect(houseOf(29.999, cusps)).toBe(12);
    expect(houseOf(60, cusps)).toBe(2);
  });
});
