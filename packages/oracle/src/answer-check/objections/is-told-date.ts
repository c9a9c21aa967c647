import { DAY_MS } from '@palm/astrology/instant';
import { weekdayOf } from '../../facts/fact-words.ts';
import type { FactDays } from '../../facts/told-fact.ts';
import type { DateMention } from '../mentions/date-mentions.ts';

export const isToday = (mention: DateMention, today: string): boolean =>
  isOn(mention, today, today) ||
  (mention.is === 'month' && isWithin(mention, today, today)) ||
  (mention.is === 'year' && today.startsWith(String(mention.year)));

const WEEK_DAYS = 7;

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Whether a mention names this day. */
function isOn(mention: DateMention, day: string, today: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  switch (mention.is) {
    case 'weekday': {
      const apart = Math.abs(Date.parse(day) - Date.parse(today)) / DAY_MS;
      return apart <= WEEK_DAYS && weekdayOf(day) === mention.weekday;
    }
    case 'day':
      return (
        mention.month === month &&
        mention.day === date &&
        (mention.year === null || mention.year === year)
      );
    case 'date':
      return mention.day === date;
    case 'month':
    case 'year':
      return false;
  }
}

/** Whether a month or year lies between two days. */
function isWithin(
  mention: Extract<DateMention, { is: 'month' | 'year' }>,
  since: string,
  until: string,
): boolean {
  if (mention.is === 'year') {
    return mention.year >= Number(since.slice(0, 4)) && mention.year <= Number(until.slice(0, 4));
  }
  const years = mention.year === null ? yearsFrom(since, until) : [mention.year];
  return years.some((year) => {
    const month = `${year}-${String(mention.month).padStart(2, '0')}`;
    return month >= since.slice(0, 7) && month <= until.slice(0, 7);
  });
}

function yearsFrom(since: string, until: string): number[] {
  const first = Number(since.slice(0, 4));
  return Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, at) => first + at);
}

export function isTold(
  mention: DateMention,
  { since, exact, until, isRough }: FactDays,
  today: string,
) {
  const days = [since, ...exact, until].filter((day) => day !== null);
  if (mention.is === 'month' || mention.is === 'year') {
    const inOrder = [...days, today].toSorted();
    return days.length > 0 && isWithin(mention, inOrder[0] ?? today, inOrder.at(-1) ?? today);
  }
  // What ends on Thursday is gone by Friday.
  const after = until === null ? [] : [nextDay(until)];
  return !isRough && [...days, ...after].some((day) => isOn(mention, day, today));
}
