import { DUTCH } from './languages/dutch.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { HINDI } from './languages/hindi.ts';
import { ITALIAN } from './languages/italian.ts';
import { POLISH } from './languages/polish.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';
import { TURKISH } from './languages/turkish.ts';
import type { OtherLanguage } from './languages/other-language.ts';

/** By ISO 639-1. */
export const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  it: ITALIAN,
  tr: TURKISH,
  hi: HINDI,
  nl: DUTCH,
  pl: POLISH,
};
