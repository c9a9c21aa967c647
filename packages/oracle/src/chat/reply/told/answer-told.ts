import { ASKED_OF_INJURY } from '../../../../content/chat/told/asked-of-injury.ts';
import { TOLD_OF_FAMILY_LIFE } from '../../../../content/chat/told/of-family.ts';
import { TOLD_OF_ILLNESS } from '../../../../content/chat/told/of-illness.ts';
import { TOLD_OF_LIFE } from '../../../../content/chat/told/of-life.ts';
import type { ToldSituation } from '../../../../content/chat/told/situation.ts';
import { DEATH_TOLD, NOT_TOLD, PET, RELATIVE } from '../../../../content/chat/told/words.ts';
import { careIn } from '../../kept-care.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { asksSky } from '../answer-piece.ts';
import { type Draft, plainPart } from '../draft.ts';
import { firstMatter } from '../everyday/find-matter.ts';
import { keptPiece } from '../kept-piece.ts';
import { isOtherSense } from '../other-sense.ts';
import type { Talk } from '../talk.ts';
import { onlyTells, typedWords } from './only-tells.ts';

/** Stands before the names of what was said to something told. */
export const TOLD = 'told/';

/** From here on an everyday matter fits better than the words for all such situations. */
const MATTER_FITS = 0.85;
/** So near a phrase of a passage is what was told. */
const PASSAGE_FITS = 0.75;

const SITUATIONS: readonly ToldSituation[] = [
  ...TOLD_OF_LIFE,
  ...TOLD_OF_FAMILY_LIFE,
  ...TOLD_OF_ILLNESS,
];

/** Warm words for an illness, a treatment, a loss of money or a case in court that a first message only tells of. */
export function answerTold(
  pieces: readonly Piece[],
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Draft | null {
  if (state.piece !== null || careIn(state, talk.clock).wasAtRisk || asksSky(piece.plain)) {
    return null;
  }
  const words = typedWords(pieces);
  // "im dating a cancer guy" names a sign and no illness.
  if (isOtherSense('diagnosis', words)) return null;
  if (ASKED_OF_INJURY.is.test(words)) return draftFor(ASKED_OF_INJURY, piece, words);
  const situation = onlyTells(pieces)
    ? situationAmong(SITUATIONS, words, DEATH_TOLD.test(words))
    : undefined;
  if (situation === undefined) return null;
  const isFirst = situation.isFirst === true;
  return !isFirst && isWrittenFor(pieces, talk) ? null : draftFor(situation, piece, words);
}

function isWrittenFor(pieces: readonly Piece[], { matters }: Talk): boolean {
  const likeness = firstMatter(pieces, matters.everyday)?.likeness ?? 0;
  const nearest = Math.max(0, ...pieces.flatMap(({ near }) => Object.values(near)));
  return likeness >= MATTER_FITS || nearest >= PASSAGE_FITS;
}

const IS_NOT_TOLD = new RegExp(String.raw`\b${NOT_TOLD}`, 'u');
/** "havent told my husband": he is not the one who is ill. */
const TO_WHOM = new RegExp(String.raw`\b${NOT_TOLD} (?:to )?(?:(?:my|the|our) )?\w+`, 'gu');

/** The first of the situations that is told. */
export function situationAmong(
  situations: readonly ToldSituation[],
  words: string,
  isOfDeath: boolean,
): ToldSituation | undefined {
  const told = words.replace(TO_WHOM, ' ');
  return situations.find(
    (one) =>
      (!isOfDeath || one.isOfDeath === true) &&
      one.unless?.test(words) !== true &&
      isToldOf(one, one.whose === 'any' ? words : told),
  );
}

function isToldOf({ whose, is }: ToldSituation, words: string): boolean {
  if (!is.test(words)) return false;
  if (whose === 'any') return true;
  const isOfRelative = isAfter(RELATIVE, is, words) || isOfThem(is, words);
  if (whose === 'relative') return isOfRelative;
  const isOfPet = isAfter(PET, is, words);
  if (whose === 'pet') return isOfPet;
  return !isOfRelative && !isOfPet && (OF_SELF.test(words) || !NAMES_RELATIVE.test(words));
}

/** "its in her bones now. mum wants to see the sea" */
const isOfThem = (is: RegExp, words: string): boolean =>
  NAMES_RELATIVE.test(words) &&
  (isAfter(THEY, is, words) || THEIRS.test(is.exec(words)?.[0] ?? ''));

const NAMES_RELATIVE = new RegExp(String.raw`\b${RELATIVE}\b`, 'u');
const THEY = '(?:her|his|hes|shes|he|she)';
const THEIRS = /\b(?:her|his|their)\b/u;
const OF_SELF = /\b(?:i|im|ive|my|me|we)\b/u;

/** "mum drove me to chemo" tells of the user. */
const isAfter = (who: string, { source }: RegExp, words: string): boolean =>
  new RegExp(String.raw`\b${who}\b(?:(?!\b(?:me|i|im|ive|my)\b).){0,70}?${source}`, 'su').test(
    words,
  );

export function draftFor(situation: ToldSituation, piece: Piece, words: string): Draft {
  const { id, family, says, untold } = situation;
  const isSecret = untold !== undefined && IS_NOT_TOLD.test(words);
  return {
    parts: [plainPart(says), ...(isSecret ? [plainPart(untold)] : [])],
    chosen: [],
    facts: [],
    zone: 'sure',
    isTender: situation.isOfDeath === true || TOLD_OF_ILLNESS.includes(situation),
    piece: { ...keptPiece(piece), family },
    used: [`${TOLD}${id}`],
  };
}
