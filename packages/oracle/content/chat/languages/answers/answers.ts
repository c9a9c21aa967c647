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
import { DUTCH_SITUATIONS } from './situations/dutch.ts';
import { FRENCH_SITUATIONS } from './situations/french.ts';
import { GERMAN_SITUATIONS } from './situations/german.ts';
import { HINDI_SITUATIONS } from './situations/hindi-latin.ts';
import { ITALIAN_SITUATIONS } from './situations/italian.ts';
import { PORTUGUESE_SITUATIONS } from './situations/portuguese.ts';
import { SPANISH_SITUATIONS } from './situations/spanish.ts';
import { TAGALOG_SITUATIONS } from './situations/tagalog.ts';
import type { GeneralTopic, Situation } from './topics.ts';
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
  life: Readonly<Record<GeneralTopic, string>>,
  situations: Readonly<Record<Situation, string>>,
): LanguageAnswers => ({ values, product, life: { ...life, ...situations } });

/** Languages in which the likeliest questions are answered; the rest is answered in English. */
export const LANGUAGE_ANSWERS: Readonly<Record<string, LanguageAnswers>> = {
  es: answers(SPANISH_VALUES, SPANISH_PRODUCT, SPANISH_LIFE, SPANISH_SITUATIONS),
  fr: answers(FRENCH_VALUES, FRENCH_PRODUCT, FRENCH_LIFE, FRENCH_SITUATIONS),
  de: answers(GERMAN_VALUES, GERMAN_PRODUCT, GERMAN_LIFE, GERMAN_SITUATIONS),
  pt: answers(PORTUGUESE_VALUES, PORTUGUESE_PRODUCT, PORTUGUESE_LIFE, PORTUGUESE_SITUATIONS),
  it: answers(ITALIAN_VALUES, ITALIAN_PRODUCT, ITALIAN_LIFE, ITALIAN_SITUATIONS),
  'hi-Latn': answers(HINDI_VALUES, HINDI_PRODUCT, HINDI_LIFE, HINDI_SITUATIONS),
  tl: answers(TAGALOG_VALUES, TAGALOG_PRODUCT, TAGALOG_LIFE, TAGALOG_SITUATIONS),
  nl: answers(DUTCH_VALUES, DUTCH_PRODUCT, DUTCH_LIFE, DUTCH_SITUATIONS),
};
