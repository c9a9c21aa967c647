import { NO_LEAN } from '../../../../content/chat/leans.ts';
import type { Family } from '../../family.ts';
import { isNearlySaid, nearnessOf } from '../../nearness.ts';
import type { KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { isBareQuestion } from '../../understand/bare-question.ts';
import { isTenderFamily } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { isWithoutSubject } from '../next-turn/own-subject.ts';
import { smallTalkLine } from '../small-talk/answer-small-talk.ts';
import { EMPTY_FRAMES, lineFor, pointsBack } from './form-line.ts';
import { hintsAtLoss, isOfDead } from './of-dead.ts';

/** One question of a message that has several. */
export interface Part {
  readonly family: Family;
  readonly piece: KeptPiece;
  /** Its place in the message. */
  readonly at: number;
}

/** One part for each question that was recognised well enough to answer. */
export function partsOf(pieces: readonly Piece[], talk: Talk): Part[] {
  const parts: Part[] = [];
  const words = pieces.map(({ said, text }) => `${said} ${text}`).join(' ');
  for (const piece of pieces.filter((one) => lineFor(one) === null)) {
    const family = talk.families.get(piece.family ?? '');
    if (family === undefined || piece.zone === 'unsure' || isTurnBack(piece)) continue;
    if (isBareQuestion(piece) && piece !== pieces[0]) continue;
    // "how much notice do i give" is not asked of the app.
    if (family.kind === 'product' && piece.zone !== 'sure') continue;
    if (isSlight(piece, family) || isFar(piece, family)) continue;
    if (isOfDead(family.id) && !hintsAtLoss(words)) continue;
    if (isAstray(piece, family, parts.at(-1)) || isOfValue(piece, parts.at(-1))) continue;
    if (isOfStory(piece, family, parts)) continue;
    const part = { family, piece: keptPiece(piece), at: pieces.indexOf(piece) };
    if (!parts.some((one) => isRepeated(part, one)) && isOwnQuestion(piece)) parts.push(part);
  }
  // Thanks, greetings and "what do they mean" beside a real question are no question of their own.
  const real = parts.filter(({ family }) => family.kind !== 'talk');
  const subjects = real.filter(({ family }) => !EMPTY_FRAMES.has(family.id));
  return [subjects, real].find(({ length }) => length > 0) ?? parts;
}

const TELLS =
  /^(?:and |but |so )*(?:how|when) (?:do|should|can|could|would) i (?:even |ever )?(?:tell|say it to|break (?:it|this|that) to|explain (?:it|this|that) to|bring (?:it|this|that) up (?:with|to)) (?:(?:my|our) \w+(?: and \w+)?|him|her|them|everyone|people)$/u;

/** "is it too late to study, and how do i tell my husband": what is told stands before, so no subject is guessed. */
export const asTelling = (piece: Piece, before: Piece | undefined, { families }: Talk): Piece =>
  (before !== undefined || piece.said !== '') && TELLS.test(piece.plain) && families.has('how-tell')
    ? { ...piece, family: 'how-tell', zone: 'sure', followUp: null, near: {} }
    : piece;

/** Subjects that a single word may be taken for, and that hurt where they are not meant. */
const NOT_BY_A_WORD: ReadonlySet<string> = new Set([
  'minor-user',
  'health-symptom',
  'leave-partner',
  'dream-general',
  'marriage-doubt',
]);

const isSlight = ({ near, zone, said }: Piece, { id }: Family): boolean =>
  NOT_BY_A_WORD.has(id) && zone !== 'sure' && said === '' && !isNearlySaid(near, id);

const STORIES: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort', 'frame']);
const NEAR_ENOUGH = 0.66;

/** A subject of life whose phrases are all unlike the question was judged to miss it in most cases. */
const isFar = ({ near, zone }: Piece, { id, kind }: Family): boolean =>
  STORIES.has(kind) && zone !== 'sure' && nearnessOf(near, id) < NEAR_ENOUGH;

/** Asks about the answer before; "what about love" in a list is a question of its own. */
const isTurnBack = ({ followUp, zone }: Piece): boolean =>
  followUp !== null && !(followUp.kind === 'theme' && zone === 'sure');

const ASKS_OF_OWN_DEED = /\b(?:should|shall|do|did) i\b/u;

/** A later question about a deed without a subject of its own, for which another one was guessed. */
const isAstray = (piece: Piece, family: Family, before: Part | undefined): boolean =>
  before !== undefined &&
  piece.said === '' &&
  family.theme !== before.family.theme &&
  ASKS_OF_OWN_DEED.test(piece.plain) &&
  isWithoutSubject(piece);

const IS_CAUSE =
  /^(?:and |but |so )?(?:is|are) (?:that|it|this|they|those|the two|these) (?:(?:all |somehow )?(?:connected|related|linked)|(?:the reason )?why\b|because\b)/u;

/** "is that connected", "is that why". */
export const asksCause = ({ plain }: Pick<Piece, 'plain'>): boolean => IS_CAUSE.test(plain);

const POINTS_AT = /\b(?:it|that|this|them)\b/u;

/** Whether a value before it is the cause, or how to pay for what was asked: no subject and no price of its own. */
const isOfStory = (piece: Piece, { kind }: Family, before: readonly Part[]): boolean =>
  (asksCause(piece) && before.some(isLookup)) ||
  (kind === 'product' && POINTS_AT.test(piece.plain) && before.some((part) => !isLookup(part)));

const ASKS_MEANING =
  /^(?:and )?what (?:(?:does|do|would) (?:it|that|this|they|those) mean\b(?! for)|(?:should|can|could|do) i do (?:on|with|about|at|during) (?:it|that|this|them)$)/u;

/** "what's my rising sign and what does it mean": what the value before it means. */
export const isOfValue = ({ plain }: Pick<Piece, 'plain'>, before: Part | undefined): boolean =>
  before !== undefined && isLookup(before) && ASKS_MEANING.test(plain);

/** The same value again, or more of the story; two questions on one subject are two. */
const isRepeated = ({ family, piece }: Part, before: Part): boolean =>
  before.family === family &&
  (before.piece.text === piece.text || isLookup(before) || piece.form === 'tells') &&
  NAMED.every((name) => before.piece.entities[name] === piece.entities[name]);

/** What tells two questions for a value apart. */
const NAMED = ['deed', 'term', 'sign', 'sign_b', 'planet', 'house'] as const;

/** A statement, or a few words that may be anything, are part of the question beside them. */
const isOwnQuestion = (piece: Piece): boolean =>
  piece.zone === 'sure' || (piece.form !== 'tells' && (piece.said !== '' || !pointsBack(piece)));

const NO_QUESTIONS: ReadonlySet<string> = new Set(['thanks', 'greeting', 'bye', 'compliment']);

/** A question of its own, and not thanks or a part of the story. */
export const isQuestion = ({ form, family, text }: Piece): boolean =>
  smallTalkLine(text) !== null ||
  ((form !== 'tells' || text.includes('?')) && !NO_QUESTIONS.has(family ?? ''));

/** A question, or what is told beside others. */
export const isThing = (piece: Piece, { families }: Talk): boolean =>
  isQuestion(piece) ||
  (piece.form === 'tells' && families.get(piece.family ?? '')?.kind !== 'talk');

export const isLookup = ({ family }: Part): boolean =>
  family.kind === 'lookup' || family.kind === 'product' || family.kind === 'talk';

/** "should i" with a deed on which a lean may be told. */
export const isDeed = ({ piece, family }: Part): boolean =>
  piece.entities.deed !== undefined &&
  /(?<!\b(?:when|how|where|why|what|who|which|long|day|date|time) )\bshould i\b/u.test(
    piece.plain,
  ) &&
  !NO_LEAN.test(piece.plain) &&
  !isTenderFamily(family);

const KIND_WEIGHTS = {
  comfort: 5,
  refusal: 4,
  advice: 3,
  frame: 2,
  lookup: 1,
  product: 0.5,
  talk: 0,
} as const satisfies Record<Family['kind'], number>;

export const heaviestOf = (parts: readonly Part[]): Part | null =>
  parts.reduce<Part | null>((a, b) => (a === null || weightOf(b) > weightOf(a) ? b : a), null);

const LEAST_STORY_WORDS = 4;

/** The story before the questions, where none of them is known by itself. */
export async function storyPart(pieces: readonly Piece[], talk: Talk): Promise<Part | null> {
  const asked = pieces.find(({ said }) => said.split(/\s+/u).length >= LEAST_STORY_WORDS);
  if (asked === undefined) return null;
  const told = (await talk.understand(asked.said)).pieces.find(({ zone }) => zone !== 'unsure');
  const family = talk.families.get(told?.family ?? '');
  return told === undefined || family === undefined
    ? null
    : { family, piece: keptPiece(told), at: -1 };
}

const weightOf = ({ family }: Part): number =>
  KIND_WEIGHTS[family.kind] + (isTenderFamily(family) ? 5 : 0) + (family.care === 'soft' ? 1 : 0);
