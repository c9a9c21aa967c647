import { decimalYear } from '../instant.ts';
import { DELTA_T_PIECES } from './delta-t-table.ts';

/** The table's span: outside it the sky is not computed rather than guessed. */
export const FIRST_YEAR = DELTA_T_PIECES[0]?.[0] ?? Number.NaN;
export const LAST_YEAR = DELTA_T_PIECES.at(-1)?.[1] ?? Number.NaN;

/** TT − UT in seconds at a UT counted in days since J2000. */
export function deltaTSeconds(utDays: number): number {
  const year = decimalYear(utDays);
  const piece = DELTA_T_PIECES.find(([from, to]) => from <= year && year < to);
  if (piece === undefined) {
    throw new RangeError(`the sky is computed from ${FIRST_YEAR} to ${LAST_YEAR}, not for ${year}`);
  }
  const [from, to, a0, a1, a2, a3] = piece;
  const u = (year - from) / (to - from);
  return a0 + u * (a1 + u * (a2 + u * a3));
}
