import { DUTCH_WORDS } from './dutch.ts';
import { FRENCH_WORDS } from './french.ts';
import { GERMAN_WORDS } from './german.ts';
import { ITALIAN_WORDS } from './italian.ts';
import { POLISH_WORDS } from './polish.ts';
import { PORTUGUESE_WORDS } from './portuguese.ts';
import { SPANISH_WORDS } from './spanish.ts';
import { TURKISH_WORDS } from './turkish.ts';

/**
 * By ISO 639-1. One entry is "english: word|two words|stem*", entries end with ";" or a line. Of a word that stands
 * in two entries the last one counts.
 */
export const GLOSSARIES: Readonly<Record<string, string>> = {
  es: SPANISH_WORDS,
  fr: FRENCH_WORDS,
  de: GERMAN_WORDS,
  pt: PORTUGUESE_WORDS,
  it: ITALIAN_WORDS,
  nl: DUTCH_WORDS,
  tr: TURKISH_WORDS,
  pl: POLISH_WORDS,
};
