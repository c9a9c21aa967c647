import { SIGNS } from '@palm/astrology/vocabulary';
import { findSigns } from '../../../entities/find-signs.ts';
import type { ChatState } from '../../../state.ts';
import { bareWords } from '../../../understand/words/bare-words.ts';
import type { Draft } from '../../draft.ts';
import { areaAsked } from '../../look-ups/outlook/asked-outlook.ts';
import { SIGN_WORD } from '../../look-ups/whole/chart-words.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';

const BARE_SIGN = new RegExp(
  String.raw`^(?:(?:i ?a?m|its|it is|my|sun|star|zodiac|sign|is|for|an?|the|ok|oh|so|sorry|hi|yes|and) )*${SIGN_WORD}(?: (?:please|pls|here|btw|thanks|thank you|sun|sign))*$`,
  'u',
);
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|0?[1-9]|1[0-2]';
/** "12 may 1990", "born on 3/14/1991, 7 am, leeds" */
const BARE_BIRTH = new RegExp(
  String.raw`^(?:(?:ok|sure|its|it is|my|birthday|birth|date|is|i|was|am|im|born|on|the|yes|here|dob|so|oh)[\s,:]+)*(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:of )?(?:${MONTHS})[\s,./-]+(?:19|20)\d\d|(?:${MONTHS})[\s./-]+\d{1,2}(?:st|nd|rd|th)?[\s,./-]+(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)\b.{0,40}$`,
  'iu',
);

/** Families that say more with a birth. */
const SAY_MORE: ReadonlySet<string> = new Set([
  'horoscope-sign',
  'today',
  'this-week',
  'this-month',
  'love-this-month',
  'new-year-ahead',
  'my-future',
  'tell-me-about-me',
  'career-direction',
  'love-language-chart',
  'challenge-now',
  'next-big-date',
  'hidden-talent',
  'money-forecast',
]);
const OF_LOVE: ReadonlySet<string> = new Set([
  'love-this-month',
  'meet-someone',
  'soulmate',
  'marriage-when',
]);
const OF_WEEK = /\bweek/u;
const OF_MATCH = /\b(?:match\w*|suits?|ideal|compatible|get along|best sign|date|marry)\b/u;

/** What a sign answers that was asked for by the question before; null where it answers nothing. */
function askedOfSign(name: string, last: string, state: ChatState, talk: Talk): string | null {
  const area = areaAsked(last);
  const { family } = state;
  if (family === 'horoscope-sign' || family === 'today' || family === 'this-week') {
    return `horoscope for ${name} ${OF_WEEK.test(last) ? 'this week' : 'today'}`;
  }
  const matter = area === null ? (OF_LOVE.has(family ?? '') ? 'love' : null) : area.asked;
  if (matter !== null || family === 'this-month') {
    return `${matter ?? ''} horoscope for ${name} for the next 2 months`.trim();
  }
  if (family === 'sign-enemy' || (family === 'love-language-chart' && OF_MATCH.test(last))) {
    return `best match for ${name}`;
  }
  return talk.families.get(family ?? '')?.kind === 'talk' ? `what is ${name} like` : null;
}

/** A sign or a birth date alone, told after a question that needs it: the question again, with it. */
export async function answerToldSign(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const { piece } = state;
  if (piece === null || talk.chart !== null) return null;
  const again = (words: string): Promise<Draft> =>
    answerWords(words, talk, { ...readAlone(state), used: state.used });
  const last = bareWords(piece.text);
  const [sign] = findSigns(message);
  if (sign !== undefined && BARE_SIGN.test(bareWords(message))) {
    const question = askedOfSign(SIGNS[sign].name, last, state, talk);
    return question === null ? null : again(question);
  }
  const isAsked = areaAsked(last) !== null || SAY_MORE.has(state.family ?? '');
  return isAsked && BARE_BIRTH.test(message.trim())
    ? again(`${piece.text.replace(/[?.!]+$/u, '')}? I was born ${message.trim()}`)
    : null;
}
