import type { Piece } from '../../understood.ts';
import { LEAST_TONE } from '../../tone/told-tone.ts';
import type { Draft } from '../draft.ts';

/** The mark of an answer in the tone of what was told. */
const IN_TONE = /^told\/(?<tone>\w+)/u;
/** So likely a tone must be where only rough English tells it. */
const LEAST_SHARE = 0.4;

/**
 * Whether a message that was read in rough English is answered, at least in its tone; else it is asked back. A family that
 * is only likely is mostly met by chance in a longer message of rough English.
 */
export function isAnswered({ zone, used = [] }: Draft, [piece]: readonly Piece[]): boolean {
  if (zone === 'sure' || (zone === 'likely' && isShort(piece))) return true;
  const tone = used.map((name) => IN_TONE.exec(name)?.groups?.['tone']).find(Boolean);
  if (tone === undefined || tone === 'plain') return false;
  const share = piece?.tones?.[0]?.share ?? 0;
  return share >= LEAST_SHARE || (tone === 'heavy' && share < LEAST_TONE);
}

/** Few words name what they are about. */
const isShort = (piece: Piece | undefined): boolean =>
  piece !== undefined && `${piece.said} ${piece.text}`.trim().split(/\s+/u).length <= MOST_WORDS;
const MOST_WORDS = 9;
