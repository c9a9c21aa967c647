import { normalizeDeg } from '../angle.ts';
import type { Cusps } from './cusps.ts';

/** Whole sign: the rising sign is the first house, and each sign after it the next. */
export function wholeSignCusps(ascendantDeg: number): Cusps {
  const first = Math.floor(normalizeDeg(ascendantDeg) / 30) * 30;
  const cusp = (index: number): number => (first + 30 * index) % 360;
  return [
    cusp(0),
    cusp(1),
    cusp(2),
    cusp(3),
    cusp(4),
    cusp(5),
    cusp(6),
    cusp(7),
    cusp(8),
    cusp(9),
    cusp(10),
    cusp(11),
  ];
}
