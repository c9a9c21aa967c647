import { FRENCH_IDIOMS } from './french.ts';
import { GERMAN_IDIOMS } from './german.ts';
import { HINDI_IDIOMS } from './hindi.ts';
import { ITALIAN_IDIOMS } from './italian.ts';
import { PORTUGUESE_IDIOMS } from './portuguese.ts';
import { SPANISH_IDIOMS } from './spanish.ts';

/**
 * Small words and turns of phrase, written like a glossary: see `GLOSSARIES`. A word that stands here is never taken
 * for the form of a verb. An empty English side leaves the words out.
 */
export const IDIOMS = {
  es: SPANISH_IDIOMS,
  fr: FRENCH_IDIOMS,
  pt: PORTUGUESE_IDIOMS,
  it: ITALIAN_IDIOMS,
  de: GERMAN_IDIOMS,
  'hi-Latn': HINDI_IDIOMS,
} as const;
