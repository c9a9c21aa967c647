import { BIRTH_DATE_MIN, DATE_LOCALE } from '@palm/contract/limits';
import { copy } from './copy.ts';

/** How far a date has been chosen: nothing, a decade, a year, a month. */
export type ChosenSoFar = readonly [decade?: number, year?: number, month?: number];

export interface DateChoice {
  readonly value: number;
  readonly text: string;
}

const FIRST_YEAR = Number(BIRTH_DATE_MIN.slice(0, 4));
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const monthName = (month: number): string =>
  new Date(Date.UTC(2000, month - 1)).toLocaleDateString(DATE_LOCALE, {
    month: 'long',
    timeZone: 'UTC',
  });
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The next choices. `today` is yyyy-MM-dd; later dates are not offered. */
export function dateChoices([decade, year, month]: ChosenSoFar, today: string): DateChoice[] {
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  if (decade === undefined) {
    const count = Math.floor((thisYear - FIRST_YEAR) / 10);
    return range(0, count).map((n) => named(FIRST_YEAR + 10 * n, (value) => `${value}s`));
  }
  if (year === undefined) {
    return range(decade, Math.min(decade + 9, thisYear)).map((value) => named(value, String));
  }
  if (month === undefined) {
    return range(1, year === thisYear ? thisMonth : 12).map((value) => named(value, monthName));
  }
  const isNow = year === thisYear && month === thisMonth;
  return range(1, isNow ? thisDay : daysIn(year, month)).map((value) => named(value, String));
}

const named = (value: number, text: (value: number) => string): DateChoice => ({
  value,
  text: text(value),
});

const questions = [
  copy.dateChoices.whichDecade,
  copy.dateChoices.whichYear,
  copy.dateChoices.whichMonth,
  copy.dateChoices.whichDay,
] as const;
export const dateQuestion = (chosen: ChosenSoFar): string => questions[chosen.length] ?? '';

/** The choices so far, as labels that lead back to each one. */
export const chosenWords = (chosen: ChosenSoFar): string[] =>
  chosen.flatMap((value, index) => {
    if (value === undefined) return [];
    if (index === 0) return [`${value}s`];
    return [index === 2 ? monthName(value) : String(value)];
  });
