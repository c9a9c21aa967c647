import type { Piece } from '../understood.ts';
import type { Talk } from './talk.ts';

const ASKED =
  /\b(?:should i|shall i|(?:is it|would it be|is that|am i|would i be)\b.{1,30}\b(?:to|if i))\b/u;
const FAMILY = 'should-i';

/** "would it be childish to post her the photo": whether to do it is asked, even where the subject stays unclear. */
export function withAskedDeed(piece: Piece, { families }: Talk): Piece {
  const isUnclear = piece.zone === 'unsure' && piece.followUp === null;
  return isUnclear && ASKED.test(piece.plain) && families.has(FAMILY)
    ? { ...piece, family: FAMILY, zone: 'likely' }
    : piece;
}
