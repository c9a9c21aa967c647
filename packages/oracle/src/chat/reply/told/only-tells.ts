import { ASKS } from '../../../../content/chat/told/words.ts';
import type { Piece } from '../../understood.ts';

/** A message as typed, in small letters and without apostrophes. */
export const typedWords = (pieces: readonly Pick<Piece, 'said' | 'text'>[]): string =>
  pieces
    .map(({ said, text }) => `${said} ${text}`)
    .join('. ')
    .toLowerCase()
    .replace(/[’']/gu, '')
    .trim();

/** "havent told my wife", "found a lump and has the scan on friday": no questions, though they sound like some. */
const TELLS_WITHOUT_I =
  /^(?:havent|have not|didnt|did not|hadnt|wasnt|cant|couldnt|had (?:a|an|my|the|to))\b|\band (?:has|had) (?:the|an?|her|his|my)\b/u;

/** Whether a message tells and asks nothing: no question, and no wish to know or to be advised. */
export function onlyTells(pieces: readonly Piece[]): boolean {
  const words = typedWords(pieces);
  if (ASKS.test(words)) return false;
  return pieces.every(({ form }) => form === 'tells') || TELLS_WITHOUT_I.test(words);
}
