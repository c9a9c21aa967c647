import type { Timing } from '../news/news.ts';
import { remembered } from '../news/remembered.ts';
import { daysAhead, type ReadOn } from './render-date.ts';
import { TEXTS_KEPT } from './texts-kept.ts';

type Phrase = {
  readonly words: RegExp;
  /** How many days of the stay must be left for the words to hold. */
  readonly leastLeft: number;
  /** Days of the calendar on which the words mean a time that is all but over. */
  readonly isTooLate: (day: Date) => boolean;
};

const FRIDAY = 5;
const isEndOfWeek = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() >= FRIDAY;
const isEndOfMonth = (day: Date): boolean => day.getUTCDate() > 22;
const isEndOfYear = (day: Date): boolean => day.getUTCMonth() >= 10;
const never = (): boolean => false;

const PHRASES: readonly Phrase[] = [
  {
    words: /\bthis week\b|\b(?:a|the) (?:\w+ )?week (?:to|for|when|in which)\b/iu,
    leastLeft: 2,
    isTooLate: never,
  },
  { words: /\ball week\b|\bthese (?:\w+ )?weeks\b/iu, leastLeft: 4, isTooLate: never },
  {
    words: /\b(?:later in|rest of|end of|middle of) the week\b|\bby the weekend\b/iu,
    leastLeft: 2,
    isTooLate: isEndOfWeek,
  },
  {
    words: /\bthis month\b|\b(?:rest|end) of the month\b/iu,
    leastLeft: 7,
    isTooLate: isEndOfMonth,
  },
  { words: /\bthese months\b/iu, leastLeft: 21, isTooLate: never },
  { words: /\bthis year\b|\brest of the year\b/iu, leastLeft: 45, isTooLate: isEndOfYear },
];

/** Habits of several days, which the hours of the Moon that end today have no room for. */
const OVER_DAYS =
  /\b(?:these|of those) (?:few |next )?(?:evenings|nights|days|mornings)\b|\b(?:every|each) (?:evening|night|morning)\b|\ba day until\b|\b(?:any|every|each) day until\b|\b(?:two|three) (?:or three )?(?:nights|evenings|mornings)\b|\bcouple of days\b|\bthe second day\b/iu;

/** False where a passage speaks of "this week" or "this month" and that time, or the stay it tells of, is all but over. */
export function fitsCalendar(text: string, { until, scale }: Timing, on: ReadOn): boolean {
  const { phrases, isOverDays } = saidIn(text);
  if (phrases.length === 0 && !isOverDays) return true;
  const day = new Date(`${on.date}T00:00:00Z`);
  if (isOverDays && until !== null && daysAhead(until, on) <= 0) return false;
  const left = until === null || scale === 'clock' ? Infinity : daysAhead(until, on);
  return phrases.every(({ leastLeft, isTooLate }) => left >= leastLeft && !isTooLate(day));
}

const saidIn = remembered(
  (text: string) => ({
    phrases: PHRASES.filter(({ words }) => words.test(text)),
    isOverDays: OVER_DAYS.test(text),
  }),
  TEXTS_KEPT,
);
