import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDeg, oppositeDeg, separationDeg, signedSeparationDeg } from './angle.ts';

const anyAngle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('angles', () => {
  it('wrap into one turn, and a whole turn more changes nothing', () => {
    fc.assert(
      fc.property(anyAngle, fc.integer({ min: -50, max: 50 }), (angle, turns) => {
        const wrapped = normalizeDeg(angle);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(360);
        expect(separationDeg(normalizeDeg(angle + 360 * turns), wrapped)).toBeLessThan(1e-6);
      }),
    );
  });

  it('keep a tiny negative angle below 360', () => {
    expect(normalizeDeg(-1e-20)).toBe(0);
  });

  it('are as far apart in one order as in the other, and never more than half a turn', () => {
    fc.assert(
      fc.property(anyAngle, anyAngle, (a, b) => {
        expect(separationDeg(a, b)).toBe(separationDeg(b, a));
        expect(separationDeg(a, b)).toBeLessThanOrEqual(180);
        expect(normalizeDeg(a + signedSeparationDeg(a, b) - b + 1)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('find the short way round, with its direction', () => {
    expect(signedSeparationDeg(350, 10)).toBeCloseTo(20);
    expect(signedSeparationDeg(10, 350)).toBeCloseTo(-20);
    expect(signedSeparationDeg(0, 180)).toBe(180);
    expect(oppositeDeg(200)).toBe(20);
  });
});
