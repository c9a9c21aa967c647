import { decimalYear } from '../instant.ts';
import { DELTA_T_PIECES, type DeltaTPiece } from './delta-t-table.ts';

const FIRST_YEAR = DELTA_T_PIECES[0]?.[0] ?? Number.NaN;

/** The piece of each calendar year: this is asked for dozens of times a chart. */
const PIECE_OF_YEAR: readonly DeltaTPiece[] = DELTA_T_PIECES.flatMap((piece) =>
  Array.from({ length: piece[1] - piece[0] }, () => piece),
);

/** TT − UT in seconds at a UT counted in days since J2000. */
export function deltaTSeconds(utDays: number): number {
  const year = decimalYear(utDays);
  const piece = PIECE_OF_YEAR[Math.floor(year) - FIRST_YEAR];
  if (piece === undefined) throw new RangeError(`ΔT is not known for the year ${year}`);
  const [from, to, a0, a1, a2, a3] = piece;
  const u = (year - from) / (to - from);
  return a0 + u * (a1 + u * (a2 + u * a3));
}
