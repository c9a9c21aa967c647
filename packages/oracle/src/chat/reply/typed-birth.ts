import { REPLY_LINES } from '../../../content/chat/reply-lines.ts';
import { birthChartOf } from '../../facts/birth-chart.ts';
import type { Family } from '../family.ts';
import type { KeptPiece } from '../state.ts';
import type { Entities, NamedDay, Piece } from '../understood.ts';
import { type Draft, plainPart } from './draft.ts';
import type { BirthPlace, Talk } from './talk.ts';

const OWN =
  /\b(?:i was|i'?m|i am|me|was) born\b|^\W*(?:hi\W+|ok\W+)?born\b|\bif (?:i'?m|i am|i was) born\b|\bmy (?:birthday|bday|birth ?date|date of birth|dob)\b/iu;
const OF_ANOTHER =
  /\b(?:he|she|they|who|(?:my|his|her|our) (?!birth|bday|dob|date)\w+)(?:'s| is| was)? born\b|\b(?:his|her|their) (?:birthday|bday|birth ?date|dob)\b/iu;
/** "me 2 feb 1990, him 17 aug 1986" */
const OWN_OF_TWO = /^\W*(?:i|i'?m|me|mine|my)\b/iu;

/** The reader's own birth as this message has it, and the words that say so. */
export interface TypedBirth {
  readonly talk: Talk;
  readonly line: string;
  readonly isRemembered?: boolean;
}

/** The talk with the birth that was typed instead of the one in the profile; null where none was. */
export async function withTypedBirth(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
): Promise<TypedBirth | null> {
  const entities = pieces.find(({ entities: { date } }) => date?.isBirth === true)?.entities;
  return entities === undefined ? null : ownBirthIn(message, entities, talk);
}

/** The reader's own birth, where the message says that the date is theirs. */
export async function ownBirthIn(
  message: string,
  entities: Entities,
  talk: Talk,
): Promise<TypedBirth | null> {
  return entities.date === undefined || !isOwn(message, entities)
    ? null
    : typedBirth(message, entities.date, entities.place, talk);
}

function isOwn(message: string, { date, date_b: second }: Entities): boolean {
  if (date?.isBirth !== true || OF_ANOTHER.test(message)) return false;
  return second?.isBirth === true ? OWN_OF_TWO.test(message) : OWN.test(message);
}

/** The birth that the reader typed for an earlier question; how to keep it was said then. */
export async function rememberedBirth(
  questions: readonly KeptPiece[],
  talk: Talk,
): Promise<TypedBirth | null> {
  const told = questions.findLast(({ text, said, entities }) => isOwn(`${said} ${text}`, entities));
  if (told === undefined) return null;
  const found = await ownBirthIn(`${told.said} ${told.text}`, told.entities, talk);
  return found === null ? null : { ...found, isRemembered: true };
}

/** The reader's birth by what was typed: the hour counts only where its place is known. */
export async function typedBirth(
  message: string,
  date: NamedDay,
  place: string | undefined,
  talk: Talk,
): Promise<TypedBirth> {
  const time = timeIn(message);
  const name = place ?? CAPITAL.exec(message)?.groups?.['place'];
  const found = time === null || name === undefined ? null : await talk.findPlace?.(name);
  const birth = { date: date.iso, ...(found && time !== null && { time: time.iso, ...at(found) }) };
  const { name: own } = talk.person;
  const person = { ...(own !== undefined && { name: own }), birth };
  const words = [date.words, ...(found && time !== null ? [time.words, found.name] : [])];
  const line = REPLY_LINES.typedBirth.replace('{birth}', words.join(', '));
  return { talk: { ...talk, person, chart: birthChartOf(person) }, line };
}

const at = ({ zone, latitude, longitude }: BirthPlace) => ({ zone, latitude, longitude });

const CAPITAL = /\b(?:in|at|near|à|en|em|a)\s+(?<place>\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)/u;
const CLOCK =
  /(?<![\d./-])(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?![\d./-])\s*(?<half>[ap]\.?m\b|(?:in the|at|o'?clock in the) (?:morning|night|evening|afternoon)|at night|h\b)?/giu;

function timeIn(message: string): { readonly iso: string; readonly words: string } | null {
  for (const { groups } of message.matchAll(CLOCK)) {
    const { hour = '', minute, half } = groups ?? {};
    const typed = Number(hour);
    if ((minute === undefined && half === undefined) || typed > 23 || Number(minute) > 59) continue;
    const isLate = /^p|night|evening|afternoon/iu.test(half ?? '') && typed < 12;
    const isMidnight = /^a|morning/iu.test(half ?? '') && typed === 12;
    const whole = isMidnight ? 0 : isLate ? typed + 12 : typed;
    const iso = `${String(whole).padStart(2, '0')}:${minute ?? '00'}`;
    const words = `${whole % 12 === 0 ? 12 : whole % 12}:${minute ?? '00'} ${whole < 12 ? 'a.m.' : 'p.m.'}`;
    return { iso, words };
  }
  return null;
}

const OF_CHART: ReadonlySet<Family['theme']> = new Set(['chart', 'sky', 'numbers']);

/** Says whose birth an answer of the chart goes by, and how to keep it. */
export function sayTypedBirth(draft: Draft, { line, isRemembered = false }: TypedBirth): Draft {
  const isOfChart = draft.chosen.some(
    ({ family, facts }) => facts.length > 0 || OF_CHART.has(family.theme),
  );
  const [opening = ''] = REPLY_LINES.typedBirth.split('{birth}');
  const isSaid = draft.parts.some(({ text }) => text.startsWith(opening));
  if (!isOfChart || isSaid) return draft;
  return {
    ...draft,
    parts: [
      plainPart(line),
      ...draft.parts,
      ...(isRemembered ? [] : [plainPart(REPLY_LINES.keepBirth)]),
    ],
  };
}
