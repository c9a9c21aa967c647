import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { ValueWords } from '../../../../content/chat/languages/answers/language-answers.ts';
import { anyOf } from '../../understand/words/question-table.ts';

interface SignWords {
  readonly id: SignId;
  readonly name: string;
  readonly pattern: RegExp;
  readonly trait: string;
}
interface MonthWords {
  readonly name: string;
  readonly pattern: RegExp;
}
interface Words {
  readonly signs: readonly SignWords[];
  readonly months: readonly MonthWords[];
}

const kept = new WeakMap<ValueWords, Words>();

const listed = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Signs and months of a language, read once. */
export function wordsOf(values: ValueWords): Words {
  const known = kept.get(values);
  if (known !== undefined) return known;
  const signs = listed(values.signs).map((line, at): SignWords => {
    const id = SIGN_IDS[at];
    const {
      name = '',
      words = '',
      trait = '',
    } = /^(?<name>[^:]+): (?<words>[^=]+) = (?<trait>.+)$/u.exec(line)?.groups ?? {};
    if (id === undefined || name === '') throw new RangeError(`no sign: ${line}`);
    return { id, name, pattern: anyOf(words), trait };
  });
  const months = listed(values.months).map((line): MonthWords => {
    const [name = '', words = ''] = line.split(': ');
    return { name, pattern: anyOf(words) };
  });
  const words = { signs, months };
  kept.set(values, words);
  return words;
}

/** The signs that a message names, in their order. `plain` is written by `forWords`. */
export const signsNamed = (plain: string, values: ValueWords): SignId[] =>
  wordsOf(values)
    .signs.map(({ id, pattern }) => ({ id, at: plain.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);

export interface NamedDate {
  readonly month: number;
  readonly day: number;
  /** Null where none is named. */
  readonly year: number | null;
}

const NUMBERS = / (?<day>\d{1,2}) (?<month>\d{1,2}) (?<year>(?:19|20)\d\d) /u;
const BESIDE = / (?<day>[12]?\d|3[01])(?:er|st|nd|rd|th|e|ter|ten)? (?:de |di |of |ng |ko |ka )?$/u;
const AFTER = /^ (?<day>[12]?\d|3[01])(?:st|nd|rd|th)?(?= )/u;

/** "el 3 de noviembre", "5. Mai 1990", "july 8". */
export function dateNamed(plain: string, values: ValueWords): NamedDate | null {
  const year = Number(/ (?<year>(?:19|20)\d\d) /u.exec(plain)?.groups?.['year'] ?? Number.NaN);
  const numbers = NUMBERS.exec(plain)?.groups;
  if (numbers !== undefined) return dateOf(Number(numbers['month']), Number(numbers['day']), year);
  for (const [at, { pattern }] of wordsOf(values).months.entries()) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const before = plain.slice(0, found.index + 1);
    const after = plain.slice(found.index + found[0].length);
    const day = BESIDE.exec(before)?.groups?.['day'] ?? AFTER.exec(after)?.groups?.['day'];
    if (day !== undefined) return dateOf(at + 1, Number(day), year);
  }
  return null;
}

const dateOf = (month: number, day: number, year: number): NamedDate | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? { month, day, year: Number.isNaN(year) ? null : year }
    : null;
