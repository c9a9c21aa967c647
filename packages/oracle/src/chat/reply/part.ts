import type { Family } from '../family.ts';
import type { KeptPiece } from '../state.ts';

/** One question of a message that has several. */
export interface Part {
  readonly family: Family;
  readonly piece: KeptPiece;
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;
export const countWords = (count: number): string => COUNTS[count] ?? 'Several';
