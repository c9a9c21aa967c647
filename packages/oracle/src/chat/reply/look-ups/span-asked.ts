import type { TimeSpan } from '@palm/astrology/instant';
import { MONTHS } from '../../../text/calendar-names.ts';
import { monthIn } from '../../entities/times/calendar-day.ts';
import type { SlotContext } from '../../slots/slot.ts';

/** A month or a year that is asked about, in the past too: "october 1995", "in january", "2027". */
export interface SpanAsked extends TimeSpan {
  /** "January 2027" · "2027" */
  readonly words: string;
}

const YEAR = /\b(?:19[5-9]|20[0-9])\d\b/gu;

/** Every year that is named; "next year" and "this year" are counted from today. */
export function yearsAsked(plain: string, now: number): number[] {
  const thisYear = new Date(now).getUTCFullYear();
  const named = [...plain.matchAll(YEAR)].map(([year]) => Number(year));
  if (named.length > 0) return [...new Set(named)];
  if (/\bnext year\b/u.test(plain)) return [thisYear + 1];
  return /\bthis year\b/u.test(plain) ? [thisYear] : [];
}

export const yearSpan = (year: number): SpanAsked => ({
  from: Date.UTC(year, 0, 1),
  to: Date.UTC(year + 1, 0, 1),
  words: String(year),
});

export function spanAskedIn({ plain, now, entities }: SlotContext): SpanAsked | null {
  const [year] = yearsAsked(plain, now);
  const month = monthIn(plain);
  if (month !== null && (year !== undefined || entities.month !== undefined)) {
    const of = year ?? Number(entities.month?.slice(0, 4));
    return {
      from: Date.UTC(of, month - 1, 1),
      to: Date.UTC(of, month, 1),
      words: `${MONTHS[month - 1]} ${of}`,
    };
  }
  return year === undefined ? null : yearSpan(year);
}
