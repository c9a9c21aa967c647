import { wordsOf } from './four-grams.ts';
import { sentencesOf } from './sentences.ts';

/** Flesch reading ease (R. Flesch, 1948); syllables by counting groups of vowels. */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const sentences = sentencesOf(text).length;
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

export const meanSentenceWords = (text: string): number =>
  wordsOf(text).length / sentencesOf(text).length;

function syllablesOf(word: string): number {
  const bare = word.replaceAll(/[^a-z]/gu, '');
  const isSilent = /[^aeiouy]e$|[^dt]ed$/u.test(bare) && !/[^aeiou]le$/u.test(bare);
  const groups = bare.match(/[aeiouy]+/gu)?.length ?? 1;
  return Math.max(1, groups - (isSilent ? 1 : 0));
}

/** What a page should read like: neither a note nor an essay, plain but not childish. */
export function readsWell(text: string): boolean {
  const words = wordsOf(text).length;
  const ease = readingEase(text);
  const mean = meanSentenceWords(text);
  return words >= 81 && words <= 139 && ease >= 62 && ease <= 90 && mean >= 10 && mean <= 16;
}
