import type { Fact } from '../facts/fact.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { isModelLanguage } from '../prompt/languages.ts';
import type { ReadingPart } from '../reading.ts';
import { backingOf, joined } from './backing/backing.ts';
import { backingOfWords } from './backing/backing-of-words.ts';
import { SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { agreesWithEnglish } from './agrees-with-english.ts';
import { citesFor } from './cites-for.ts';
import { findUnbacked } from './backing/find-unbacked.ts';
import { findWrongDates } from './objections/find-wrong-dates.ts';
import type { SaidPart } from './read-answer.ts';
import { contradicts } from './objections/contradicts.ts';
import { objectionToWords } from './objections/objection-to-words.ts';
import type { PartCheck, Objection } from './objections/part-check.ts';

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
