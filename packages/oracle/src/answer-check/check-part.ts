import { findClaimByRule } from '../checks/claims/find-claim-by-rule.ts';
import { isNotClaimed } from '../checks/claims/is-not-claimed.ts';
import { findOffVoice } from '../checks/find-off-voice.ts';
import { parseClaims } from '../checks/parse-claims.ts';
import type { Fact } from '../facts/fact.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { type BannedClaimKind, findBannedClaims } from '../safety/find-banned-claims.ts';
import { isModelLanguage } from '../prompt/languages.ts';
import { wordsOf } from '../text/words-of.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ReadingPart } from '../reading.ts';
import { type Backing, backingOf, joined } from './backing.ts';
import { backingOfWords } from './backing-of-words.ts';
import { SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { agreesWithEnglish } from './agrees-with-english.ts';
import { citesFor } from './cites-for.ts';
import { dateMentionsIn } from './date-mentions.ts';
import { findUnbacked } from './find-unbacked.ts';
import { findWrongDates } from './find-wrong-dates.ts';
import { isForeign } from './is-foreign.ts';
import type { SaidPart } from './read-answer.ts';

export interface PartCheck {
  /** The facts the model was given: it may cite no other. */
  readonly told: readonly ToldFact[];
  /** The reader's day, yyyy-MM-dd. */
  readonly today: string;
  /** What the model was told, and must not repeat. */
  readonly instructions: string;
  /** What the conversation has named: its dates may be named again. */
  readonly said: string;
  /** Our own answer, as the model was told it. */
  readonly ownAnswer: string;
  /** Earlier pages, which must not be repeated. */
  readonly earlier: string;
  /** The language to be answered in. */
  readonly language: string;
  /** Whether there is a name to put in the place of `{name}`. */
  readonly hasName: boolean;
}

export type Objection =
  | 'unbacked'
  | 'contradiction'
  | 'banned-claim'
  /** It claims to know what cannot be known; see `checks/claims`. */
  | 'claim'
  | 'date'
  | 'repeat'
  | 'off-voice'
  | 'number'
  | 'not-prose'
  | 'echo'
  | 'language'
  | 'length';

const LONGEST_PART_WORDS = 130;
const SHORTEST_PART_WORDS = 3;
const MOST_SENTENCES = 9;

/** A part as it may be shown, with the facts it rests on, or why it may not. */
export type CheckedPart =
  | { readonly part: ReadingPart; readonly english: string; readonly objection: null }
  | { readonly part: null; readonly objection: Objection };

const refused = (objection: Objection): CheckedPart => ({ part: null, objection });

/** Checks the words of a part and what it says of the sky. What it means is looked at elsewhere. */
export function checkPart(
  { text: shown, english, cites }: SaidPart,
  { told, today, instructions, said, ownAnswer, earlier, hasName, language }: PartCheck,
): CheckedPart {
  const text = isModelLanguage(language) ? (english ?? '') : shown;
  if (isModelLanguage(language) && !agreesWithEnglish(shown, text, language)) {
    return refused('language');
  }
  const cited = told.filter(({ fact }) => cites.includes(fact.id));
  const objection = objectionToWords(text, { instructions, earlier, hasName });
  if (objection !== null) return refused(objection);
  const more = { ...backingOfWords(ownAnswer), ownSigns: signsIn(said) };
  const full = citesFor(text, cited, told, more);
  if (findUnbacked(text, factsOf(full), more).length > 0) return refused('unbacked');
  if (findWrongDates(text, full, { today, said }).length > 0) return refused('date');
  if (contradicts(text, joined(backingOf(factsOf(told)), more))) return refused('contradiction');
  const part = { text: shown, cites: full.map(({ fact }) => fact.id) };
  return { part, english: text, objection: null };
}

/** Signs that the conversation has named. */
const signsIn = (said: string): SignId[] =>
  SIGN_IDS.filter((sign) => new RegExp(String.raw`\b${SIGNS[sign].name}\b`, 'iu').test(said));

const factsOf = (told: readonly ToldFact[]): Fact[] => told.map(({ fact }) => fact);

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

/** A sentence may say that these are not known: "what a judge will decide isn't in a chart". */
const MAY_BE_UNKNOWN: ReadonlySet<BannedClaimKind> = new Set([
  'death',
  'illness',
  'pregnancy',
  'legal-outcome',
  'whereabouts',
  'infidelity',
  'soulmate',
]);

const claimsBanned = (text: string): boolean =>
  sentencesOf(text).some((sentence) =>
    findBannedClaims(sentence).some(
      ({ kind }) => !(MAY_BE_UNKNOWN.has(kind) && isNotClaimed(sentence)),
    ),
  );

/** Addresses, telephones, prices and degrees: none of them is a model's to give. */
const NUMBER = /\p{N}|@|%|\$|€|£/u;
const ALLOWED_NUMBERS =
  /\b\d{1,2}(?::[0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}(?: (?:quiet|slow|more|full|good|short|spare))* (?:minutes?|hours?|days?|weeks?|months?|years?|times|nights?|words?|people|things|in the (?:morning|evening|afternoon)|at night)\b|\b\d{1,2}(?:st|nd|rd|th) house\b/giu;

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
const isNoProse = (text: string, hasName: boolean): boolean =>
  NO_PROSE.test(hasName ? text.replace('{name}', 'Ada') : text);

const ECHO_WORDS = 8;

/** The instructions are the same from part to part and from answer to answer: their words are told apart once. */
let told = { instructions: '', words: '' };
function wordsTold(instructions: string): string {
  if (told.instructions !== instructions) {
    told = { instructions, words: ` ${wordsOf(instructions).join(' ')} ` };
  }
  return told.words;
}

/** Eight words in a row as we said them are no accident. */
const echoes = (text: string, instructions: string): boolean =>
  hasRunOf(text, wordsTold(instructions), ECHO_WORDS);

const REPEAT_WORDS = 10;

const repeats = (text: string, earlier: string): boolean =>
  earlier !== '' && hasRunOf(text, ` ${wordsOf(earlier).join(' ')} `, REPEAT_WORDS);

function hasRunOf(text: string, said: string, length: number): boolean {
  const words = wordsOf(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + length);
    return run.length === length && said.includes(` ${run.join(' ')} `);
  });
}

/** Read back a second way, against all that is known. */
function contradicts(text: string, { placed, tied }: Backing): boolean {
  return sentencesOf(text)
    .flatMap(parseClaims)
    .some((claim) => {
      switch (claim.kind) {
        case 'body-in-sign':
          return !placed.some(({ point, sign }) => point === claim.body && sign === claim.sign);
        case 'natal-in-sign':
          return !placed.some(
            ({ point, sign, owner }) =>
              owner !== 'sky' && point === claim.point && sign === claim.sign,
          );
        case 'retrograde':
          return !placed.some(({ point, isRetrograde }) => point === claim.body && isRetrograde);
        case 'aspect-to-natal':
          return !tied.some(
            ({ a, b, aspect }) =>
              aspect === claim.aspect &&
              [a.point, b.point].includes(claim.body) &&
              [a.point, b.point].includes(claim.point),
          );
      }
    });
}

const LONGEST_TITLE_WORDS = 6;

/** A title names no planet, for it has no receipt. */
export function checkTitle(title: string): string | null {
  const words = wordsOf(title).length;
  const isPlain =
    words > 0 &&
    words <= LONGEST_TITLE_WORDS &&
    !isNoProse(title, false) &&
    !isForeign(title) &&
    !NUMBER.test(title) &&
    findClaimByRule(title) === null &&
    findBannedClaims(title).length === 0 &&
    findOffVoice(title).length === 0 &&
    findUnbacked(title, []).length === 0;
  return isPlain ? title : null;
}
