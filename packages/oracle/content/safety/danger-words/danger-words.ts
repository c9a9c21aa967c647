import { FRENCH_DANGER } from './french.ts';
import { GERMAN_DANGER } from './german.ts';
import { ITALIAN_DANGER } from './italian.ts';
import { PORTUGUESE_DANGER } from './portuguese.ts';
import { SPANISH_DANGER } from './spanish.ts';

/** By ISO 639-1, in the form of the glossaries of the chat, whose words they come before. */
export const DANGER_WORDS: Readonly<Record<string, string>> = {
  es: SPANISH_DANGER,
  fr: FRENCH_DANGER,
  de: GERMAN_DANGER,
  pt: PORTUGUESE_DANGER,
  it: ITALIAN_DANGER,
};
