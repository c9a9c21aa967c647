import { todayOf } from '../calendar/date-words.ts';
import { addDays, weekdayOf } from '../calendar/local-time.ts';
import type { SlotContext } from '../slot.ts';

const USUAL_DAYS = 14;
const FARTHEST_DAYS = 366;

/** Families whose question has a stretch of its own: first and last day from today. */
const DAYS_OF_FAMILY: Readonly<Record<string, readonly [number, number]>> = {
  today: [0, 0],
  'this-week': [0, 6],
  'this-month': [0, 30],
  'love-this-month': [0, 30],
  'wedding-date': [60, 100],
};

/** From when to when a day may be looked for, by what the user said of it. */
export function horizonOf(context: SlotContext): { from: string; to: string } {
  const { entities } = context;
  const today = todayOf(context);
  const [first, last] = DAYS_OF_FAMILY[context.familyId] ?? [0, USUAL_DAYS];
  const usual = { from: addDays(today, first), to: addDays(today, last) };
  const span = spanNamed(entities.span?.toLowerCase() ?? '', today);
  const { from, to } = monthNamed(entities.month, today) ?? span ?? usual;
  const deadline = entities.deadline?.iso;
  return { from, to: deadline !== undefined && deadline >= from ? deadline : to };
}

function spanNamed(span: string, today: string): { from: string; to: string } | null {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  if (/\bnext week\b/u.test(span)) return { from: addDays(sunday, 1), to: addDays(sunday, 7) };
  if (/\bthis week(?:end)?\b|\bweekend\b/u.test(span)) {
    return { from: /weekend/u.test(span) ? addDays(sunday, -1) : today, to: sunday };
  }
  if (/\bnext month\b/u.test(span)) {
    const first = firstOfNextMonth(today);
    return { from: first, to: addDays(firstOfNextMonth(first), -1) };
  }
  if (/\bthis month\b/u.test(span)) return { from: today, to: lastDayAhead(today) };
  return null;
}

/** The rest of this month, or the whole of a later one; null for one that is more than a year away. */
function monthNamed(month: string | undefined, today: string): { from: string; to: string } | null {
  if (month === undefined || month < today.slice(0, 7)) return null;
  if (month === today.slice(0, 7)) return { from: today, to: lastDayAhead(today) };
  const first = `${month}-01`;
  const isFar = first > addDays(today, FARTHEST_DAYS);
  return isFar ? null : { from: first, to: addDays(firstOfNextMonth(first), -1) };
}

const firstOfNextMonth = (date: string): string =>
  addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7) + '-01';

/** Near the end of a month its last days are no choice: then two weeks. */
function lastDayAhead(today: string): string {
  const last = addDays(firstOfNextMonth(today), -1);
  const usual = addDays(today, USUAL_DAYS);
  return last < addDays(today, 5) ? usual : last;
}
