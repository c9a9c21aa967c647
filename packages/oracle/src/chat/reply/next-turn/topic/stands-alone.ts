import type { Family } from '../../../family.ts';
import { careIn } from '../../../kept-care.ts';
import { nearnessOf } from '../../../nearness.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { matterOf } from '../../everyday/find-matter.ts';
import { isLookedUp } from '../../look-ups/find-look-up.ts';
import { keptPiece } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';

/** Fewer words lean on what was said before. */
const LEAST_WORDS = 4;
/** So near its phrases a question must be to a family on the sky, the chart or the app, which no story changes. */
const LEAST_OF_SKY = 0.57;
/** So like an everyday matter a question about a life must be. */
const LEAST_OF_MATTER = 0.77;

/**
 * "has anyone tested this stuff", "i don't know anyone here. how do i meet people": a later question that says all that
 * its answer needs is answered as a first message, whatever the story was about.
 */
export async function answerAlone(
  message: string,
  pieces: readonly Piece[],
  known: Talk,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.piece === null || talk.isReviewed === true || careIn(state, talk.clock).wasAtRisk) {
    return null;
  }
  const piece = pieces.at(-1);
  if (piece === undefined || !standsAlone(piece, pieces, talk, state)) return null;
  // A birth that was typed before stays known.
  const { used, questions } = state;
  return answerWords(message, known, { ...readAlone(state), used, questions });
}

function standsAlone(
  piece: Piece,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): boolean {
  const { family: id, zone, form, followUp, plain, near, entities } = piece;
  const family = talk.families.get(id ?? '');
  if (form === 'tells' || followUp !== null || plain.split(' ').length < LEAST_WORDS) return false;
  // "what about my husband, born 3 august" asks the same for another person.
  if (LEANS.test(plain) || TELLS_NOTHING.test(plain) || entities.date?.isBirth === true)
    return false;
  const isOther = family !== undefined && family.id !== state.family && zone !== 'unsure';
  if (isOther && OF_SKY.has(family.kind)) {
    return isLookedUp(keptPiece(piece)) || nearnessOf(near, family.id) >= LEAST_OF_SKY;
  }
  const ofMatter = matterOf(pieces, talk.matters.everyday)?.likeness ?? 0;
  return zone !== 'unsure' && ofMatter >= LEAST_OF_MATTER && pieces.length === 1;
}

/** Words that only what was said before explains. */
const LEANS =
  /^(?:and|but|so|then|or|also|even)\b|\b(?:that(?! (?:i|he|she|we|they|my|you)\b)|this(?! (?:stuff|app)\b)|it|those|these|one|ones|instead|else|too|either|neither)\b/u;

/** "how do i tell my wife": what is to be told was said before. */
const TELLS_NOTHING =
  /\b(?:tell|ask|say to|talk to|explain to) (?:(?:my|his|her|our|the) )?\w+(?: in law)?$/u;

const OF_SKY: ReadonlySet<Family['kind']> = new Set(['lookup', 'product']);
