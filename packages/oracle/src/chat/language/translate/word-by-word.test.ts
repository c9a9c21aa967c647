import { expect, test } from 'vitest';
import { wordByWord } from './word-by-word.ts';

const ENGLISH = new Set(['abroad', 'apply', 'resign', 'friendship']);
const isEnglish = (word: string): boolean => ENGLISH.has(word);

test.each([
  ['tl', 'nag-aaway kami ng nanay ko', 'we fight my mother'],
  ['tl', 'tumatawag siya gabi-gabi', 'call he night'],
  ['tl', 'magre-resign ba ako', 'resign i'],
  ['tr', 'oğlum okula gitmek istemiyor', 'my son does not want to go to school'],
  ['pl', 'teściowa chce się do nas wprowadzić', 'mother in law want move in with us'],
  ['nl', 'mijn schoonmoeder wil bij ons intrekken', 'my mother in law wants move in with us'],
] as const)('%s: %s', (language, message, english) => {
  expect(wordByWord(message, language, isEnglish)).toEqual({ english, share: 1 });
});

test('what is not known is left out and counted', () => {
  const { english, share } = wordByWord('pagod na ako sa kwertsilog', 'tl', isEnglish);
  expect(english).toBe('tired i in');
  expect(share).toBeCloseTo(0.8);
});
