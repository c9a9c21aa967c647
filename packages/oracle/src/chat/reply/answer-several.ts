import { FORM_LINES, SMALL_LINES } from '../../../content/chat/form-lines.ts';
import { NO_LEAN } from '../../../content/chat/leans.ts';
import { REPLY_LINES } from '../../../content/chat/reply-lines.ts';
import type { ChatFact } from '../../facts/fact.ts';
import type { ReadingPart } from '../../reading.ts';
import type { Family } from '../family.ts';
import type { Chosen } from '../compose/choose-passage.ts';
import { quoteOf } from '../compose/may-echo.ts';
import type { ChatState, ShownChoice } from '../state.ts';
import type { Piece } from '../understood.ts';
import { fullAnswer, shortAnswer } from './answer-parts.ts';
import { type Draft, isTenderFamily, plainPart } from './draft.ts';
import { keptPiece } from './kept-piece.ts';
import { lookedUp } from './look-ups/find-look-up.ts';
import { leanOn } from './next-turn/decide.ts';
import { capitalised } from '../../text/capitalised.ts';
import { countWords, type Part } from './part.ts';
import type { Talk } from './talk.ts';

const MOST_ANSWERED = 3;

/** Look-ups first, because they are quick, then the heaviest in full; the others briefly. */
export async function answerSeveral(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (pieces.length < 2) return null;
  const parts = partsOf(pieces, talk);
  const unclear = pieces.filter(isUnclearQuestion);
  const isLined = unclear.some((piece) => lineFor(piece) !== null);
  if (parts.length === 0 || (parts.length === 1 && !isLined)) return null;
  const heaviest = heaviestOf(parts);
  const ordered = [...parts.filter(isLookup), ...parts.filter((part) => !isLookup(part))];
  const first = ordered.slice(0, MOST_ANSWERED);
  const answered = first.includes(heaviest) ? first : [...first.slice(0, -1), heaviest];
  const waiting = parts.filter((part) => !answered.includes(part));
  const count = parts.length + unclear.filter((piece) => lineFor(piece) !== null).length;
  return say(answered, { heaviest, waiting, unclear, count }, talk, state);
}

interface Order {
  readonly heaviest: Part;
  readonly waiting: readonly Part[];
  readonly unclear: readonly Piece[];
  readonly count: number;
}

async function say(
  answered: readonly Part[],
  { heaviest, waiting, unclear, count: asked }: Order,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const chosen: Chosen[] = [];
  const facts: ChatFact[] = [];
  const parts: ReadingPart[] = [];
  let count = 0;
  const told = [...answered.filter((part) => part !== heaviest), heaviest];
  const deeds = told.filter(isDeed);
  for (const part of told) {
    const after = { ...state, used: [...state.used, ...chosen.map(({ family }) => family.id)] };
    const place = { isHeaviest: part === heaviest, isOneDeed: deeds.length < 2 };
    const answer = await answerPart(part, place, talk, after);
    if (answer === null || answer.parts.every(({ text }) => text.trim() === '')) continue;
    if (answer.chosen !== null) chosen.push(answer.chosen);
    facts.push(...answer.facts);
    const isShared = told.some((one) => one !== part && one.piece.text === part.piece.text);
    parts.push(plainPart(headingOf(part, isShared)), ...answer.parts);
    count += 1;
  }
  // With one answer left there is nothing to count.
  const lines = unclear.filter((piece) => lineFor(piece) !== null).length;
  if (count + lines < 2 && waiting.length === 0) return null;
  const opening = `${countWords(asked)} things there, so one at a time.`;
  return {
    parts: [plainPart(opening), ...parts, ...unclear.flatMap(sayUnclear)],
    chosen,
    ...(facts.length > 0 && { facts }),
    zone: 'sure',
    piece: heaviest.piece,
    waiting: waiting.map(({ piece }) => piece),
    choices: waiting.map(waitingChoice),
  };
}

interface PartAnswer {
  readonly parts: readonly ReadingPart[];
  readonly chosen: Chosen | null;
  readonly facts: readonly ChatFact[];
}

/** A value, a lean, or the family's own words: in full for the heaviest, briefly for the others. */
async function answerPart(
  part: Part,
  { isHeaviest, isOneDeed }: { readonly isHeaviest: boolean; readonly isOneDeed: boolean },
  talk: Talk,
  state: ChatState,
): Promise<PartAnswer | null> {
  const value = lookedUp(part.piece, talk);
  if (value !== null) {
    const cites = value.facts.map(({ id }) => id);
    return { parts: [{ text: value.text, cites }], chosen: null, facts: value.facts };
  }
  const { deed } = part.piece.entities;
  // Of several deeds each gets a line: whole answers would be too long to read.
  if (deed !== undefined && isDeed(part) && (!isOneDeed || part.family.id === 'should-i')) {
    return { parts: [plainPart(leanOn(deed))], chosen: null, facts: [] };
  }
  const chosen =
    isHeaviest && !isLookup(part)
      ? await fullAnswer(part, talk, state)
      : ((await shortAnswer(part, talk, state)) ?? (await fullAnswer(part, talk, state)));
  return chosen === null ? null : { parts: chosen.parts, chosen, facts: [] };
}

const isDeed = ({ piece, family }: Part): boolean =>
  piece.entities.deed !== undefined &&
  /\bshould i\b/u.test(piece.plain) &&
  !NO_LEAN.test(piece.plain) &&
  !isTenderFamily(family);

const MOST_HEADING_WORDS = 9;

/** The question in the reader's own words; the subject of a statement, or where they are not to be said back. */
const headingOf = ({ family, piece }: Part, isShared: boolean): string => {
  const quote = quoteOf(piece.text.replace(/[?!.\s]+$/u, ''), MOST_HEADING_WORDS);
  return quote === null || isShared || piece.form === 'tells'
    ? `${capitalised(family.label)}:`
    : `"${capitalised(quote)}":`;
};

/** A question among others that no family answers. */
const isUnclearQuestion = (piece: Piece): boolean => {
  const { zone, form, text, followUp } = piece;
  if (form === 'tells') return false;
  if (lineFor(piece) !== null) return true;
  return (
    zone === 'unsure' &&
    followUp === null &&
    text.split(/\s+/u).length >= LEAST_WORDS &&
    !POINTS_BACK.test(text)
  );
};

function lineFor({ plain, entities, zone }: Piece): string | null {
  const { deed } = entities;
  const isLeaned = deed !== undefined && /^should i\b/u.test(plain) && !NO_LEAN.test(plain);
  if (zone === 'unsure' && isLeaned) return leanOn(deed);
  const lines = zone === 'sure' ? SMALL_LINES : [...SMALL_LINES, ...FORM_LINES];
  return lines.find(([form]) => form.test(plain))?.[1] ?? null;
}

/** By the form of the question where its subject is not known; else that it was not understood. */
function sayUnclear(piece: Piece): ReadingPart[] {
  const quote = quoteOf(piece.text.replace(/[?!.\s]+$/u, ''), MOST_HEADING_WORDS);
  if (quote === null) return [];
  const line = lineFor(piece);
  return line === null
    ? [plainPart(REPLY_LINES.unclearAmongOthers.replace('{quote}', () => quote))]
    : [plainPart(`"${capitalised(quote)}":`), plainPart(line)];
}

const waitingChoice = ({ family }: Part, index: number): ShownChoice => ({
  id: `piece:${index}`,
  label: family.label,
  does: { kind: 'piece', index },
});

/** One part for each family that was recognised well enough to answer. */
function partsOf(pieces: readonly Piece[], talk: Talk): Part[] {
  const parts: Part[] = [];
  for (const piece of pieces.filter((one) => lineFor(one) === null)) {
    const family = talk.families.get(piece.family ?? '');
    if (family === undefined || piece.zone === 'unsure' || piece.followUp !== null) continue;
    const isRepeated = parts.some(
      (part) =>
        part.family === family &&
        part.piece.entities.deed === piece.entities.deed &&
        part.piece.entities.term === piece.entities.term,
    );
    if (!isRepeated && isOwnQuestion(piece)) parts.push({ family, piece: keptPiece(piece) });
  }
  // Thanks, greetings and "what do they mean" beside a real question are no question of their own.
  const real = parts.filter(({ family }) => family.kind !== 'talk');
  const subjects = real.filter(({ family }) => !EMPTY_FRAMES.has(family.id));
  return [subjects, real].find(({ length }) => length > 0) ?? parts;
}

/** Frames that say nothing beside an answer on the subject. */
const EMPTY_FRAMES: ReadonlySet<string> = new Set([
  'what-do-about',
  'what-if',
  'when-will',
  'will-event',
  'will-i-ever',
]);

/** A statement, or a few words that may be anything, are part of the question beside them. */
const isOwnQuestion = ({ zone, form, text }: Piece): boolean =>
  zone === 'sure' ||
  (form !== 'tells' && text.split(/\s+/u).length >= LEAST_WORDS && !POINTS_BACK.test(text));

/** "and do i tell her before i do it": only the question before says what is meant. */
const POINTS_BACK = /\b(?:it|that|this|them|either|both|there|then)\W*$|\bdo (?:it|that)\b/iu;

const LEAST_WORDS = 4;

const isLookup = ({ family }: Part): boolean =>
  family.kind === 'lookup' || family.kind === 'product' || family.kind === 'talk';

const KIND_WEIGHTS = {
  comfort: 5,
  refusal: 4,
  advice: 3,
  frame: 2,
  lookup: 1,
  product: 0.5,
  talk: 0,
} as const satisfies Record<Family['kind'], number>;

const heaviestOf = (parts: readonly Part[]): Part =>
  parts.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));

const weightOf = ({ family }: Part): number =>
  KIND_WEIGHTS[family.kind] + (isTenderFamily(family) ? 5 : 0) + (family.care === 'soft' ? 1 : 0);
