import { findEntities } from '../../../entities/find-entities.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import type { ChatState } from '../../../state.ts';
import type { Entities } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import type { Draft } from '../../draft.ts';
import { keptPiece, laidOver } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { afresh } from '../afresh.ts';
import type { Last } from './other-day.ts';

/** What one question can be asked about, and then about another of the same kind. */
const VALUES = [
  'house',
  'sign',
  'sign_b',
  'number',
  'card',
  'planet',
  'aspect',
  'element',
  'line',
] as const satisfies readonly (keyof Entities)[];

/** "and in the 7th", "what about aries", "and 33": the last look-up with another value in it. */
export async function otherValue(
  words: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const asked = last.piece.entities;
  const isOfNumbers = last.family.theme === 'numbers' || asked.number !== undefined;
  const found = withBareNumber(
    words,
    { asked, isOfNumbers },
    findEntities(words, '', todayOf(talk)),
  );
  const isSame =
    (isOfNumbers && found.number !== undefined) ||
    VALUES.some((key) => found[key] !== undefined && asked[key] !== undefined);
  if (!isSame) return null;
  const named = Object.fromEntries(
    VALUES.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])),
  );
  // Of a pair one sign that is named now takes the place of the second.
  const isOneOfPair = asked.sign_b !== undefined && found.sign !== undefined && !found.sign_b;
  const kept: Entities = isOneOfPair
    ? { ...named, ...(asked.sign && { sign: asked.sign }), sign_b: found.sign }
    : named;
  const piece = laidOver({ ...last.piece, near: {}, plain: `${last.piece.plain} ${words}` }, kept);
  return answerOne({ ...last, piece }, {}, talk, afresh(last, state));
}

/** "the 7th" is a house where a house was asked about, "33" a number where a number was. */
function withBareNumber(
  words: string,
  { asked, isOfNumbers }: { readonly asked: Entities; readonly isOfNumbers: boolean },
  found: Entities,
): Entities {
  const digits = /\b(?<digits>\d{1,4})(?:st|nd|rd|th)?\b/u.exec(words)?.groups?.['digits'];
  if (digits === undefined) return found;
  const isHouse = asked.house !== undefined && Number(digits) >= 1 && Number(digits) <= 12;
  return {
    ...found,
    ...(isHouse && { house: Number(digits) }),
    ...(isOfNumbers && { number: digits }),
  };
}

/** "and for signing a lease?": the day is asked for again, for another deed. */
export async function otherDeed(
  doing: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (last.family.purpose === null) return null;
  const { pieces } = await talk.understand(`what is a good day for ${doing}`);
  const [piece] = pieces;
  const family = talk.families.get(piece?.family ?? '');
  if (piece === undefined || family === undefined) return null;
  return answerOne({ family, piece: keptPiece(piece) }, {}, talk, state);
}
