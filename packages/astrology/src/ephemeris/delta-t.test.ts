import { describe, expect, it } from 'vitest';
import { daysSinceJ2000 } from '../instant.ts';
import { deltaTSeconds } from './delta-t.ts';
import { DELTA_T_PIECES } from './delta-t-table.ts';

const on = (isoDate: string): number => deltaTSeconds(daysSinceJ2000(Date.parse(isoDate)));

describe('ΔT', () => {
  it('agrees with the published values of the first day of a year', () => {
    expect(on('1900-01-01')).toBeCloseTo(-1.98, 1);
    expect(on('1958-01-01')).toBeCloseTo(32.18, 1);
    expect(on('1972-01-01')).toBeCloseTo(42.23, 1);
    expect(on('2000-01-01')).toBeCloseTo(63.83, 1);
    expect(on('2026-01-01')).toBeCloseTo(69.11, 1);
    expect(on('2050-01-01')).toBeCloseTo(75, 1);
    expect(on('2100-01-01')).toBeCloseTo(93, 1);
  });

  it('has pieces that meet: no gap in time and no jump in value', () => {
    for (const [index, [from, , a0]] of DELTA_T_PIECES.entries()) {
      const before = DELTA_T_PIECES[index - 1];
      if (before === undefined) continue;
      const [, to, b0, b1, b2, b3] = before;
      expect(to).toBe(from);
      expect(Math.abs(b0 + b1 + b2 + b3 - a0), `in ${from}`).toBeLessThan(0.06);
    }
  });

  it('refuses a year outside its table instead of guessing', () => {
    expect(() => on('1839-06-01')).toThrow(RangeError);
    expect(() => on('2161-01-01')).toThrow(RangeError);
  });
});
