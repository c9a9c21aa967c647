import { ordinalWords } from '../ordinal-words.ts';
import { monthName } from '../calendar/date-words.ts';

/** Numbers that the tradition leaves as they are. */
const KEPT: ReadonlySet<number> = new Set([11, 22, 33]);
const NONE: ReadonlySet<number> = new Set();

const digitsOf = (number: number): number[] => String(number).split('').map(Number);

export const sumOfDigits = (number: number): number =>
  digitsOf(number).reduce((sum, digit) => sum + digit, 0);

/** A number reduced to one digit, and how. */
export interface Reduced {
  readonly value: number;
  /** "1 + 9 + 9 + 1 = 20, and 2 + 0 = 2"; empty when there was nothing to add. */
  readonly steps: string;
  readonly isKept: boolean;
}

export function reduceNumber(number: number, keepsMasters = true): Reduced {
  const kept = keepsMasters ? KEPT : NONE;
  const steps: string[] = [];
  let value = number;
  while (value > 9 && !kept.has(value)) {
    const digits = digitsOf(value);
    value = digits.reduce((sum, digit) => sum + digit, 0);
    steps.push(`${digits.join(' + ')} = ${value}`);
  }
  return { value, steps: steps.join(', and '), isKept: value > 9 };
}

export interface DigitSum {
  readonly value: number;
  readonly words: string;
}

/** Month, day and year reduced one by one, then added and reduced: the life path, or a year of it. */
export function dateSum(date: string, keepsMasters = true): DigitSum {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const named = [
    [monthName(month), month],
    [`The ${ordinalWords(day)}`, day],
    [String(year), year],
  ] as const;
  const parts = named.map(([name, number]) => ({ name, ...reduceNumber(number, keepsMasters) }));
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const total = reduceNumber(sum, keepsMasters);
  const ending = total.steps === '' ? '' : `, and ${total.steps}`;
  const adding = `Then ${parts.map(({ value }) => value).join(' + ')} = ${sum}${ending}.`;
  return { value: total.value, words: [...parts.map(partWords), adding].join(' ') };
}

function partWords({ name, value, steps, isKept }: Reduced & { readonly name: string }): string {
  if (steps !== '') return `${name} is ${steps}.`;
  if (isKept) return `${name} stays ${value}, because 11, 22 and 33 aren't reduced.`;
  return `${name} is ${value}.`;
}

/** All digits in a row, the other way some people do it. */
export const sumOfAllDigits = (date: string): number =>
  reduceNumber(sumOfDigits(Number(date.replaceAll('-', '')))).value;

/** The Pythagorean table: A, J and S are 1, B, K and T are 2, and so on. */
export function nameSum(name: string): DigitSum | null {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, '');
  if (letters === '' || /[^\p{Script=Latin}\p{M}\s'’.-]/u.test(name)) return null;
  const values = letters.split('').map((letter) => ((letter.charCodeAt(0) - 65) % 9) + 1);
  const sum = values.reduce((total, value) => total + value, 0);
  const { value, steps } = reduceNumber(sum);
  const ending = steps === '' ? '' : `, and ${steps}`;
  return { value, words: `${values.join(' + ')} = ${sum}${ending}.` };
}
