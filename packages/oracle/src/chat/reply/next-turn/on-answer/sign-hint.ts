import type { SignId } from '@palm/astrology/vocabulary';
import {
  HINT_LINES,
  SIGN_HINTS,
  TOPIC_WORDS,
} from '../../../../../content/chat/turns/on-answer/sign-hints.ts';
import { entitySlot } from '../../../compose/entity-slots.ts';
import { fillPassage } from '../../../compose/fill-passage.ts';
import { findSigns } from '../../../entities/find-signs.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { fill } from '../../../slots/slot.ts';
import type { Entities } from '../../../understood.ts';
import { type Draft } from '../../draft.ts';
import { personMeant } from '../../focus.ts';
import { joinedPiece } from '../conversation.ts';
import type { LastTurn } from './last-turn.ts';

/** "she's a cancer if that helps", "he is a capricorn btw jan 6", "and his sign? does it matter" */
const HINT_WORDS =
  /^(?:he|she|they|him|her|his|their|is|was|are|am|being|an?|the|my|and|also|so|ok|btw|by|way|fyi|if|that|this|it|does|do|could|would|will|be|because|of|what|about|how|helps?|matters?|means?|anything|something|changes?|things?|explains?|why|relevant|counts?|born|on|in|sun|star|zodiac|signs?|typical|total|true|such|kind|just|actually|by|too|then|now|at|all|here|for|or|not|maybe|probably|though|lol|trait|say|says|big|huge|of|course|makes?|sense|go|figure|an|husband|wife|boyfriend|girlfriend|bf|gf|partner|mom|mum|mother|dad|father|sister|brother|boss|friend|manager|ex|crush|guy|girl|son|daughter|roommate|coworker|\d{1,4}(?:st|nd|rd|th)?|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/u;
const SAYS_SIGN =
  /\b(?:he|she|they|my \w+)(?: is| was| are|s)? (?:\w+ ){0,3}\w+|\bsigns?\b|\b(?:thing|trait)\b|\bbeing an?\b/u;

/** Whether the words say a sign, or ask of one, and nothing else. */
function isHint(asks: string, sign: SignId | undefined): boolean {
  const words = asks.split(' ').filter((word) => findSigns(word).length === 0);
  const isNamed = sign !== undefined || /\bsigns?\b/u.test(asks);
  return isNamed && SAYS_SIGN.test(asks) && words.every((word) => HINT_WORDS.test(word));
}

const MATTERS = /\b(?:matter|change|help|explain|mean anything)\b/u;
const OF_SIGN_ONLY: ReadonlySet<string> = new Set(['two-signs', 'compat-person', 'compare-charts']);

/** A sign told as a hint in a story: what tradition says of it in such a matter, and what that changes. */
export function signHint(turn: LastTurn): Draft | null {
  const { asks, typed, told, talk, state, piece, kept } = turn;
  if (!isHint(asks, findSigns(typed)[0])) return null;
  const family = talk.families.get(state.family ?? '');
  if (state.isTender || family?.kind === 'lookup' || OF_SIGN_ONLY.has(family?.id ?? ''))
    return null;
  const sign = findSigns(typed)[0] ?? findSigns(told).at(-1) ?? bornSign(turn);
  if (sign === undefined) return null;
  const who = personMeant(piece, state);
  const entities: Entities = { ...state.entities, ...(who && { who }) };
  const topic = TOPIC_WORDS.find(([, words]) => words.test(told))?.[0] ?? 'any';
  const line = isOwn(turn, sign)
    ? HINT_LINES.own
    : MATTERS.test(asks)
      ? HINT_LINES.doubt
      : HINT_LINES.hint;
  const text = line.replace('{hint}', () => SIGN_HINTS[sign][topic]);
  const filled = fillPassage(text, (slot) => fill(entitySlot(slot, entities)), entities);
  if (filled === null) return null;
  const joined = joinedPiece(piece, kept, state, entities);
  return { parts: filled.parts, chosen: [], zone: 'sure', piece: joined };
}

/** "is it a cancer thing" of somebody who was born under that sign. */
const isOwn = ({ asks, talk }: LastTurn, sign: SignId): boolean => {
  const birth = talk.person.birth?.date;
  if (birth === undefined || !/\b(?:thing|trait)\b/u.test(asks)) return false;
  return signsOfBirthday(birth, Number(birth.slice(0, 4)), talk.zone).includes(sign);
};

/** The sign of a birthday that was told of the other person. */
function bornSign({ state, talk }: LastTurn): SignId | undefined {
  const born = state.questions.findLast(({ entities }) => entities.date?.isBirth === true);
  const iso = born?.entities.date?.iso;
  return iso === undefined ? undefined : signsOfBirthday(iso, null, talk.zone)[0];
}
