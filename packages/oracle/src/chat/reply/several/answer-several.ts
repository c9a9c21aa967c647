import type { ChatFact } from '../../../facts/fact.ts';
import type { ReadingPart } from '../../../reading.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { type Chosen, usedName } from '../../compose/choose-passage.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';
import { answerPart } from './answer-part.ts';
import { isUnclearQuestion, lineFor, quotedQuestion, sayByForm, sayUnclear } from './form-line.ts';
import { heaviestOf, isDeed, isLookup, type Part, partsOf } from './part.ts';

const MOST_ANSWERED = 3;

/** Look-ups first, because they are quick, then the others in the order they were asked, the heaviest in full. */
export async function answerSeveral(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (pieces.length < 2) return null;
  const parts = partsOf(pieces, talk);
  const unclear = pieces.filter(isUnclearQuestion);
  const lined = unclear.filter((piece) => lineFor(piece) !== null).length;
  if (parts.length === 0 || (parts.length === 1 && lined === 0)) return null;
  const heaviest = heaviestOf(parts);
  const others = parts.filter((part) => part !== heaviest);
  const first = [...others.filter(isLookup), ...others.filter((part) => !isLookup(part))];
  const answered = [...first.slice(0, MOST_ANSWERED - 1), heaviest];
  const waiting = parts.filter((part) => !answered.includes(part));
  const { told, chosen, facts } = await tellEach(answered, heaviest, talk, state);
  // With one answer left there is nothing to count.
  if (told.length + lined < 2 && waiting.length === 0) return null;
  const lines = unclear.map((piece) => toldAt(pieces.indexOf(piece), sayUnclear(piece)));
  const opening = `${countWords(parts.length + lined)} things there, so one at a time.`;
  const each = [...told, ...lines].toSorted((a, b) => a.place - b.place);
  return {
    parts: [plainPart(opening), ...each.flatMap((one) => one.parts)],
    chosen,
    ...(facts.length > 0 && { facts }),
    zone: 'sure',
    piece: heaviest.piece,
    waiting: waiting.map(({ piece }) => piece),
    choices: waiting.map(waitingChoice),
  };
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;
const countWords = (count: number): string => COUNTS[count] ?? 'Several';

/** What is said to one of the questions, and where among the others. */
interface Told {
  readonly place: number;
  readonly parts: readonly ReadingPart[];
}

const BEFORE_ALL = -100;

const toldAt = (at: number, parts: readonly ReadingPart[], isFirst = false): Told => ({
  place: isFirst ? BEFORE_ALL + at : at,
  parts,
});

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
    const said = chosen.map(({ family, passage }) => usedName(family, passage));
    const after = { ...state, used: [...state.used, ...said] };
    const answer = await answerPart(
      part,
      { isHeaviest: part === heaviest, isOneDeed },
      talk,
      after,
    );
    if (answer === null || answer.parts.every(({ text }) => text.trim() === '')) continue;
    const isAgain = isSaidAgain(answer.chosen, chosen);
    const isShared = answered.some((one) => one !== part && one.piece.text === part.piece.text);
    const words = isAgain
      ? sayByForm(part.piece)
      : [plainPart(headingOf(part, isShared)), ...answer.parts];
    if (words.length > 0) told.push(toldAt(part.at, words, isLookup(part)));
    if (isAgain) continue;
    facts.push(...answer.facts);
    if (answer.chosen !== null) chosen.unshift(answer.chosen);
  }
  return { told, chosen, facts };
}

/** A second question on the same subject is answered only by what is written for it. */
const isSaidAgain = (answer: Chosen | null, before: readonly Chosen[]): boolean =>
  answer !== null &&
  before.some(({ family }) => family === answer.family) &&
  answer.passage.phrases.length === 0 &&
  answer.passage.when.length === 0;

/** The question in the person's own words; the subject of a statement, or where they are not to be said back. */
const headingOf = ({ family, piece }: Part, isShared: boolean): string => {
  const quote = quotedQuestion(piece.text);
  return quote === null || isShared || piece.form === 'tells'
    ? `${capitalised(family.label)}:`
    : quote;
};

const waitingChoice = ({ family }: Part, index: number): ShownChoice => ({
  id: `piece:${index}`,
  label: family.label,
  does: { kind: 'piece', index },
});
