import { normalizeDeg } from '../angle.ts';
import { type Cusps, HOUSE_NUMBERS, type HouseNumber } from './cusps.ts';

/** The house a degree of the ecliptic falls in; a cusp belongs to the house it opens. */
export function houseOf(longitudeDeg: number, cuspsDeg: Cusps): HouseNumber {
  const [first] = cuspsDeg;
  const beyondFirst = normalizeDeg(longitudeDeg - first);
  const opened = cuspsDeg.filter((cusp) => normalizeDeg(cusp - first) <= beyondFirst).length;
  return HOUSE_NUMBERS[opened - 1] ?? 1;
}
