import { GOOD_NEWS } from '../../../../content/chat/words/good-news-words.ts';
import type { Piece } from '../../understood.ts';
import type { Talk } from '../talk.ts';

const NOT_YET =
  /\b(?:if|hope|hoping|wish|when will|will i|should i|not|never|but|want to|waiting|still (?:\w+ )?(?:worried|scared|afraid|anxious|nervous|sad|angry|upset))\b/u;

/** Good news is received as such, whatever trouble its words are near to: "we had a baby girl", "he paid me back". */
export function withToldNews(piece: Piece, { families }: Talk): Piece {
  const isTold = piece.form === 'tells' && !piece.text.includes('?') && !NOT_YET.test(piece.plain);
  const family = isTold ? GOOD_NEWS.find(([news]) => news.test(piece.plain))?.[1] : undefined;
  return family !== undefined && families.has(family)
    ? { ...piece, family, zone: 'sure', choices: [], followUp: null }
    : piece;
}
