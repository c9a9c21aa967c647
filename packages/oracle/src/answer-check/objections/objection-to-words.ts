import { findClaimByRule } from '../../checks/claims/find-claim-by-rule.ts';
import { findOffVoice } from '../../checks/find-off-voice.ts';
import { wordsOf } from '../../text/words-of.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { dateMentionsIn } from '../mentions/date-mentions.ts';
import { isForeign } from '../is-foreign.ts';
import { claimsBanned } from './claims-banned.ts';
import { echoes, repeats } from './echoes.ts';
import type { PartCheck, Objection } from './part-check.ts';

const LONGEST_PART_WORDS = 130;
const SHORTEST_PART_WORDS = 3;
const MOST_SENTENCES = 9;

/** What speaks against the words of a part, whatever the sky is like. */
export function objectionToWords(
  text: string,
  { instructions, earlier, hasName }: Pick<PartCheck, 'instructions' | 'earlier' | 'hasName'>,
): Objection | null {
  if (isForeign(text)) return 'language';
  const words = wordsOf(text).length;
  const isLong = words > LONGEST_PART_WORDS || sentencesOf(text).length > MOST_SENTENCES;
  if (isLong || words < SHORTEST_PART_WORDS) return 'length';
  if (isNoProse(text, hasName)) return 'not-prose';
  if (hasStrayNumber(text)) return 'number';
  if (SERIOUS.test(text) || claimsBanned(text)) return 'banned-claim';
  if (findClaimByRule(text) !== null) return 'claim';
  if (findOffVoice(text).length > 0) return 'off-voice';
  if (echoes(text, instructions)) return 'echo';
  return repeats(text, earlier) ? 'repeat' : null;
}

/** Only our own reviewed words speak of these. */
const SERIOUS =
  /\b(?:suicid\w*|self-?harm\w*|overdos\w*|kill(?:ing)? (?:your|him|her|them|my)sel\w*|end (?:your|it) (?:life|all)|rape\w*|molest\w*|tumou?rs?|cancer(?:ous)? (?:cells?|treatment)|abortions?)\b/iu;

/** Addresses, telephones, prices and degrees: none of them is a model's to give. */
export const NUMBER = /\p{N}|@|%|\$|€|£/u;
const ALLOWED_NUMBERS =
  /\b\d{1,2}(?::[0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}(?: (?:quiet|slow|more|full|good|short|spare))* (?:minutes?|hours?|days?|weeks?|months?|years?|times|nights?|words?|people|things|in the (?:morning|evening|afternoon)|at night)\b|\b\d{1,2}(?:st|nd|rd|th) house\b|\b(?:turn(?:s|ed|ing)?|aged?|since|until|before|after) \d{1,2}\b(?! ?(?:[°%:′\p{N}]|degrees|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|percent|dollars|euros|pounds))/giu;

/** Dates are checked against the facts, so they may be written with numbers. */
function hasStrayNumber(text: string): boolean {
  const rest = dateMentionsIn(text).reduce(
    (words, { words: date }) => words.replace(date, ' '),
    text,
  );
  return NUMBER.test(rest.replaceAll(ALLOWED_NUMBERS, ' '));
}

/** Markup, code, ids of facts and places for words that are not ours. */
const NO_PROSE = /[{}[\]<>`*_#|\\]|\b[a-z]+:[a-z]+-?|\n/u;
export const isNoProse = (text: string, hasName: boolean): boolean =>
  NO_PROSE.test(hasName ? text.replace('{name}', 'Ada') : text);
