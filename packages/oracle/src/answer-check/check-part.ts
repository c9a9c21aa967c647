import { languageOf } from '../chat/language-of.ts';
import { findOffVoice } from '../checks/find-off-voice.ts';
import { parseClaims } from '../checks/parse-claims.ts';
import type { Fact } from '../facts/fact.ts';
import { findBannedClaims } from '../safety/find-banned-claims.ts';
import { wordsOf } from '../text/words-of.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ReadingPart } from '../reading.ts';
import { backingOf } from './backing.ts';
import { findUnbacked } from './find-unbacked.ts';

export interface PartCheck {
  /** The facts the model was given: it may cite no other. */
  readonly facts: readonly Fact[];
  /** What it was told, and must not repeat. */
  readonly instructions: string;
  /** Whether there is a name to put in the place of `{name}`. */
  readonly hasName: boolean;
}

export type Objection =
  | 'unknown-cite'
  | 'unbacked'
  | 'contradiction'
  | 'banned-claim'
  | 'off-voice'
  | 'number'
  | 'not-prose'
  | 'echo'
  | 'language'
  | 'length';

const LONGEST_PART_WORDS = 60;
const SHORTEST_PART_WORDS = 3;
const MOST_SENTENCES = 4;

/** Why a part of a model's answer must not be shown; null when it may be. */
export function checkPart(
  { text, cites }: ReadingPart,
  { facts, instructions, hasName }: PartCheck,
): Objection | null {
  const cited = facts.filter(({ id }) => cites.includes(id));
  if (cited.length < new Set(cites).size) return 'unknown-cite';
  if (isOtherLanguage(text)) return 'language';
  const words = wordsOf(text).length;
  const isLong = words > LONGEST_PART_WORDS || sentencesOf(text).length > MOST_SENTENCES;
  if (isLong || words < SHORTEST_PART_WORDS) return 'length';
  if (isNoProse(text, hasName)) return 'not-prose';
  if (NUMBER.test(text.replaceAll(ALLOWED_NUMBERS, ' '))) return 'number';
  if (SERIOUS.test(text) || findBannedClaims(text).length > 0) return 'banned-claim';
  if (findOffVoice(text).length > 0) return 'off-voice';
  if (echoes(text, instructions)) return 'echo';
  if (findUnbacked(text, cited).length > 0) return 'unbacked';
  return contradicts(text, facts) ? 'contradiction' : null;
}

/** Of these our reviewed words speak, and nobody else. */
const SERIOUS =
  /\b(?:suicid\w*|self-?harm\w*|overdos\w*|kill(?:ing)? (?:your|him|her|them|my)sel\w*|end (?:your|it) (?:life|all)|rape\w*|molest\w*|tumou?rs?|cancer(?:ous)? (?:cells?|treatment)|miscarr\w*|abortions?)\b/iu;

/** Addresses, telephones, prices, dates, degrees: none of them is a model's to give. */
const NUMBER = /\p{N}|@|%|\$|€|£/u;
const ALLOWED_NUMBERS = /\b\d{1,2} (?:quiet |slow )?minutes?\b|\b\d{1,2}(?:st|nd|rd|th) house\b/giu;

/** Markup, code, ids of facts and places for words that are not ours. */
const NO_PROSE = /[{}[\]<>`*_#|\\]|\b[a-z]+:[a-z]+-?|\n/u;
const isNoProse = (text: string, hasName: boolean): boolean =>
  NO_PROSE.test(hasName ? text.replace('{name}', 'Ada') : text);

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const isOtherLanguage = (text: string): boolean =>
  OTHER_SCRIPT.test(text) || languageOf(text).kind !== 'english';

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
function echoes(text: string, instructions: string): boolean {
  const said = wordsTold(instructions);
  const words = wordsOf(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + ECHO_WORDS);
    return run.length === ECHO_WORDS && said.includes(` ${run.join(' ')} `);
  });
}

/** Read back a second way, against all that is known. */
function contradicts(text: string, facts: readonly Fact[]): boolean {
  const { placed, tied } = backingOf(facts);
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
    !OTHER_SCRIPT.test(title) &&
    !NUMBER.test(title) &&
    findBannedClaims(title).length === 0 &&
    findOffVoice(title).length === 0 &&
    findUnbacked(title, []).length === 0;
  return isPlain ? title : null;
}
