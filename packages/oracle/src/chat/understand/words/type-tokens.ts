import { GIVEN_NAMES } from '../../entities/given-names.ts';
import type { Entities } from '../../understood.ts';

const WORD_TYPES: readonly (readonly [string, RegExp])[] = [
  [
    'zodiacsign',
    /^(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|leos|geminis|virgos|libras|scorpios|capricorns)$/u,
  ],
  ['weekdayname', /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u],
  [
    'monthname',
    /^(?:january|february|march|april|june|july|august|september|october|november|december)$/u,
  ],
  ['yearnumber', /^(?:19|20)\d{2}$/u],
  ['bignumber', /^\d{2,}$/u],
  ['smallnumber', /^\d$/u],
];

/** Plain text in which names, signs, days and numbers are the kind of word they are. */
export function withTypes(plain: string, { name, place }: Entities): string {
  const typed = replaceWords(replaceWords(plain, name, 'somename'), place, 'someplace');
  return typed
    .split(' ')
    .map((word) => typeOf(word) ?? word)
    .join(' ');
}

const typeOf = (word: string): string | undefined =>
  WORD_TYPES.find(([, pattern]) => pattern.test(word))?.[0] ??
  (GIVEN_NAMES.has(word) ? 'somename' : undefined);

const replaceWords = (plain: string, words: string | undefined, token: string): string =>
  words === undefined
    ? plain
    : ` ${plain} `.replaceAll(` ${words.toLowerCase()} `, ` ${token} `).trim();
