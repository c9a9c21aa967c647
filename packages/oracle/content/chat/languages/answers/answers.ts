import type { LanguageAnswers, ProductWords, ValueWords } from './language-answers.ts';
import { DUTCH_LIFE } from './life/dutch.ts';
import { FRENCH_LIFE } from './life/french.ts';
import { GERMAN_LIFE } from './life/german.ts';
import { HINDI_LIFE } from './life/hindi-latin.ts';
import { ITALIAN_LIFE } from './life/italian.ts';
import { PORTUGUESE_LIFE } from './life/portuguese.ts';
import { SPANISH_LIFE } from './life/spanish.ts';
import { TAGALOG_LIFE } from './life/tagalog.ts';
import { DUTCH_PRODUCT } from './product/dutch.ts';
import { FRENCH_PRODUCT } from './product/french.ts';
import { GERMAN_PRODUCT } from './product/german.ts';
import { HINDI_PRODUCT } from './product/hindi-latin.ts';
import { ITALIAN_PRODUCT } from './product/italian.ts';
import { PORTUGUESE_PRODUCT } from './product/portuguese.ts';
import { SPANISH_PRODUCT } from './product/spanish.ts';
import { TAGALOG_PRODUCT } from './product/tagalog.ts';
import type { LifeTopic } from './topics.ts';
import { DUTCH_VALUES } from './values/dutch.ts';
import { FRENCH_VALUES } from './values/french.ts';
import { GERMAN_VALUES } from './values/german.ts';
import { HINDI_VALUES } from './values/hindi-latin.ts';
import { ITALIAN_VALUES } from './values/italian.ts';
import { PORTUGUESE_VALUES } from './values/portuguese.ts';
import { SPANISH_VALUES } from './values/spanish.ts';
import { TAGALOG_VALUES } from './values/tagalog.ts';

const answers = (
  values: ValueWords,
  product: ProductWords,
  life: Readonly<Record<LifeTopic, string>>,
): LanguageAnswers => ({ values, product, life });

/** Languages in which the likeliest questions are answered; the rest is answered in English. */
export const LANGUAGE_ANSWERS: Readonly<Record<string, LanguageAnswers>> = {
  es: answers(SPANISH_VALUES, SPANISH_PRODUCT, SPANISH_LIFE),
  fr: answers(FRENCH_VALUES, FRENCH_PRODUCT, FRENCH_LIFE),
  de: answers(GERMAN_VALUES, GERMAN_PRODUCT, GERMAN_LIFE),
  pt: answers(PORTUGUESE_VALUES, PORTUGUESE_PRODUCT, PORTUGUESE_LIFE),
  it: answers(ITALIAN_VALUES, ITALIAN_PRODUCT, ITALIAN_LIFE),
  'hi-Latn': answers(HINDI_VALUES, HINDI_PRODUCT, HINDI_LIFE),
  tl: answers(TAGALOG_VALUES, TAGALOG_PRODUCT, TAGALOG_LIFE),
  nl: answers(DUTCH_VALUES, DUTCH_PRODUCT, DUTCH_LIFE),
};
