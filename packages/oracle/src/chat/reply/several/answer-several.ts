import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatFact } from '../../../facts/fact.ts';
import type { ReadingPart } from '../../../reading.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { type Chosen, usedName } from '../../compose/choose-passage.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { answerPiece } from '../answer-piece.ts';
import { type Draft, headingPart, plainPart } from '../draft.ts';
import { askedForm } from '../next-turn/by-form/next-form.ts';
import { weighed } from '../../slots/lean-slots.ts';
import type { Talk } from '../talk.ts';
import { answerPart, firstSentences, type PartAnswer } from './answer-part.ts';
import { headingFor, lastLineFor, lineFor, quotedQuestion } from './form-line.ts';
import { heaviestOf, isDeed, isLookup, isOfValue, isQuestion, type Part, partsOf } from './part.ts';

const MOST_ANSWERED = 4;

/** Look-ups first, because they are quick, then the others in the order they were asked, the heaviest in full. */
export async function answerSeveral(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (pieces.length < 2) return null;
  const parts = partsOf(pieces, talk);
  const isPart = (piece: Piece): boolean => parts.some((part) => part.piece.text === piece.text);
  const others = pieces.filter((piece) => isQuestion(piece) && !isPart(piece));
  if (parts.length === 0 || parts.length + others.length < 2) return null;
  const heaviest = heaviestOf(parts);
  const lighter = parts.filter((part) => part !== heaviest);
  const first = [...lighter.filter(isLookup), ...lighter.filter((part) => !isLookup(part))];
  const answered = [...first.slice(0, MOST_ANSWERED - 1), heaviest];
  const waiting = parts.filter((part) => !answered.includes(part));
  const { told, chosen, facts } = await tellEach(answered, heaviest, talk, state);
  const isTold = (piece: Piece): boolean => told.some(({ piece: { text } }) => text === piece.text);
  const isWaiting = (piece: Piece): boolean =>
    waiting.some((part) => part.piece.text === piece.text);
  const left = pieces.filter((piece) => isQuestion(piece) && !isTold(piece) && !isWaiting(piece));
  const rest: Told[] = [];
  for (const piece of left) {
    const at = pieces.indexOf(piece);
    const before = parts.findLast((part) => part.at < at) ?? heaviest;
    rest.push(await tellRest(piece, before, chosen, talk, state));
  }
  // With one answer left there is nothing to count. Advice is then said to the whole message; a value answers its own
  // question alone.
  const understood = [...told, ...rest].filter(({ isUnclear = false }) => !isUnclear);
  const isForAll = understood.length < 2 && (rest.length === 0 || !answered.some(isLookup));
  if (isForAll && waiting.length === 0) return null;
  const each = [...told, ...rest].toSorted((a, b) => placeOf(a, pieces) - placeOf(b, pieces));
  const opening = `${countWords(each.length + waiting.length)} things there, so one at a time.`;
  return {
    parts: [plainPart(opening), ...each.flatMap((one) => one.parts)],
    chosen: [...rest.flatMap((one) => one.chosen ?? []), ...chosen],
    ...(facts.length > 0 && { facts }),
    zone: 'sure',
    piece: heaviest.piece,
    waiting: waiting.map(({ piece }) => piece),
    choices: waiting.map(waitingChoice),
  };
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;
const countWords = (count: number): string => COUNTS[count] ?? 'Several';

/** What is said to one of the questions. */
interface Told {
  readonly piece: Pick<Piece, 'text'>;
  readonly parts: readonly ReadingPart[];
  readonly isFirst?: boolean;
  /** It is only said that the question was not understood. */
  readonly isUnclear?: boolean;
  readonly chosen?: Chosen | null;
}

const BEFORE_ALL = -100;

const placeOf = ({ piece, isFirst = false }: Told, pieces: readonly Piece[]): number =>
  pieces.findIndex(({ text }) => text === piece.text) + (isFirst ? BEFORE_ALL : 0);

interface ToldEach {
  readonly told: readonly Told[];
  /** Passages that were said; that of the heaviest is the last. */
  readonly chosen: readonly Chosen[];
  readonly facts: readonly ChatFact[];
}

async function tellEach(
  answered: readonly Part[],
  heaviest: Part,
  talk: Talk,
  state: ChatState,
): Promise<ToldEach> {
  const chosen: Chosen[] = [];
  const facts: ChatFact[] = [];
  const told: Told[] = [];
  const isOneDeed = answered.filter(isDeed).length < 2;
  // The heaviest chooses its passage first.
  for (const part of answered.toReversed()) {
    const answer = await answerPart(
      part,
      { isHeaviest: part === heaviest, isOneDeed },
      talk,
      afterAll(chosen, state),
    );
    if (answer === null || isEmpty(answer) || isSaidAgain(answer.chosen, chosen)) continue;
    const isShared = answered.some((one) => one !== part && one.piece.text === part.piece.text);
    const parts = [headingOf(part, isShared), ...answer.parts];
    told.push({ piece: part.piece, parts, isFirst: isLookup(part) });
    facts.push(...answer.facts);
    if (answer.chosen !== null) chosen.unshift(answer.chosen);
  }
  return { told, chosen, facts };
}

const isEmpty = ({ parts }: PartAnswer): boolean => parts.every(({ text }) => text.trim() === '');

const afterAll = (chosen: readonly Chosen[], state: ChatState): ChatState => ({
  ...state,
  used: [...state.used, ...chosen.map(({ family, passage }) => usedName(family, passage))],
});

/** A question that no family answers by itself: by its form, or as the next one on the subject before it. */
async function tellRest(
  piece: Piece,
  before: Part,
  chosen: readonly Chosen[],
  talk: Talk,
  state: ChatState,
): Promise<Told> {
  const { family } = before;
  const asked = askedForm(piece.plain);
  if (isLookup(before) && asked === 'normal') {
    return { piece, parts: [headingFor(piece.text), plainPart(REPLY_LINES.neitherGoodNorBad)] };
  }
  if (isOfValue(piece, before)) {
    const meaning = await answerPiece(before, { part: 'more' }, talk, afterAll(chosen, state));
    if (meaning !== null) {
      return { piece, parts: [headingFor(piece.text), ...meaning.parts], chosen: meaning };
    }
  }
  const choice = weighed(`${piece.said} ${piece.plain}`.toLowerCase(), piece.entities);
  if (choice !== null) return { piece, parts: [headingFor(piece.text), plainPart(choice)] };
  const form = lineFor(piece) === null ? asked : null;
  const next =
    form === null
      ? null
      : await answerPiece({ family, piece }, { part: 'next', form }, talk, afterAll(chosen, state));
  if (next === null) return tellLine(piece);
  return { piece, parts: [headingFor(piece.text), ...firstSentences(next.parts)], chosen: next };
}

function tellLine(piece: Piece): Told {
  const line = lastLineFor(piece);
  const words = line ?? REPLY_LINES.unclearAmongOthers;
  return { piece, parts: [headingFor(piece.text), plainPart(words)], isUnclear: line === null };
}

/** A second question on the same subject is answered only by what is written for it. */
const isSaidAgain = (answer: Chosen | null, before: readonly Chosen[]): boolean =>
  answer !== null &&
  before.some(({ family }) => family === answer.family) &&
  answer.passage.phrases.length === 0 &&
  answer.passage.when.length === 0;

/** The question in the person's own words; the subject of a statement, or where they are not to be said back. */
const headingOf = ({ family, piece }: Part, isShared: boolean): ReadingPart => {
  const quote = quotedQuestion(piece.text);
  return headingPart(
    quote === null || isShared || piece.form === 'tells' ? `${capitalised(family.label)}:` : quote,
  );
};

const waitingChoice = ({ family }: Part, index: number): ShownChoice => ({
  id: `piece:${index}`,
  label: family.label,
  does: { kind: 'piece', index },
});
