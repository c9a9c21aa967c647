import { describe, expect, it } from 'vitest';
import { length, subtract } from '../vector.ts';
import { chironStateAt } from './chiron-state.ts';

const J2000_JULIAN_DAY = 2_451_545;
const ARCSEC_PER_RADIAN = 206_265;

describe('Chiron', () => {
  it('passes where JPL has it, between the rows of the table too', () => {
    // JPL Horizons, 2010-01-01 and 2030-01-01, heliocentric.
    for (const [julianDay, position] of [
      [2_455_197.5, { x: 13.19148992863117, y: -9.058771972133892, z: -2.018744306999665 }],
      [2_462_502.5, { x: 13.13185175469694, y: 10.45171373019759, z: 4.086005508618447 }],
    ] as const) {
      const ours = chironStateAt(julianDay - J2000_JULIAN_DAY).position;
      const apart = length(subtract(ours, position)) / length(position);
      expect(apart * ARCSEC_PER_RADIAN).toBeLessThan(0.3);
    }
  });

  it('moves as fast as its places change', () => {
    const { velocity } = chironStateAt(1234);
    const before = chironStateAt(1233).position;
    const after = chironStateAt(1235).position;
    expect((after.x - before.x) / 2).toBeCloseTo(velocity.x, 8);
    expect((after.y - before.y) / 2).toBeCloseTo(velocity.y, 8);
    expect((after.z - before.z) / 2).toBeCloseTo(velocity.z, 8);
  });

  it('is not guessed outside its table', () => {
    expect(() => chironStateAt(60_000)).toThrow(RangeError);
    expect(() => chironStateAt(-60_000)).toThrow(RangeError);
  });
});
