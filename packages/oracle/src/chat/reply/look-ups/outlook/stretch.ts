import { DAY_MS, type Instant } from '@palm/astrology/instant';
import type { StretchKind } from '../../../../../content/chat/named/area-outlooks.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { yearsAsked } from '../span-asked.ts';

/** The time that an outlook is asked for. */
export interface Stretch {
  readonly kind: StretchKind;
  /** "tomorrow" · "next week" · "in December" */
  readonly words: string;
  /** When it begins. */
  readonly from: Instant;
  /** How the day finder knows it. */
  readonly familyId: string;
  readonly span?: string;
  /** yyyy-MM */
  readonly month?: string;
  readonly year?: number;
}

const MONTH_NAMES = MONTHS.map((name) => name.toLowerCase()).join('|');

/** All words by which a time is named. */
export const STRETCH_WORDS = new RegExp(
  String.raw`\b(?:today|todays|tonight|tonights|tomorrow|tomorrows|(?:this|the|next|coming|this coming) (?:weekend|week|month|year)|weekend|weekly|monthly|yearly|(?:the )?rest of the (?:month|year)|20[2-4]\d|(?:the )?new year|(?:this )?(?:${MONTH_NAMES})|right now|now|currently|at the moment|these days|lately|soon)\b`,
  'gu',
);

const monthOf = (date: string): number => Number(date.slice(5, 7));

/** The month of that name that comes next, this one included. */
function monthAhead(month: number, year: number | undefined, today: string): string {
  const thisYear = Number(today.slice(0, 4));
  const of = year ?? (month >= monthOf(today) ? thisYear : thisYear + 1);
  return `${of}-${String(month).padStart(2, '0')}`;
}

/** The time that the words name; where they name none, the weeks ahead. */
export function stretchIn(text: string, context: SlotContext): Stretch | null {
  const { now } = context;
  const today = todayOf(context);
  if (/\btomorrows?\b/u.test(text))
    return { kind: 'day', words: 'tomorrow', from: now + DAY_MS, familyId: 'today' };
  if (/\b(?:today|tonight)s?\b/u.test(text))
    return { kind: 'day', words: 'today', from: now, familyId: 'today' };
  if (/\bweekend\b/u.test(text)) return week('this weekend', 'weekend', now);
  if (/\bnext week\b/u.test(text)) return week('next week', 'next week', now);
  if (/\b(?:week|weekly)\b/u.test(text)) return week('this week', 'this week', now);
  const named = monthIn(text);
  const [year] = yearsAsked(text, now);
  if (named !== null) return ofMonth(monthAhead(named, year, today), context);
  if (/\bnext month\b/u.test(text)) {
    const next = (monthOf(today) % 12) + 1;
    return ofMonth(monthAhead(next, undefined, today), context);
  }
  if (year !== undefined || /\b(?:year|yearly)\b/u.test(text)) {
    const thisYear = Number(today.slice(0, 4));
    const isNext = /\b(?:coming|new)\b/u.test(text) && year === undefined;
    return ofYear(year ?? (isNext ? thisYear + 1 : thisYear), context);
  }
  return { kind: 'month', words: 'in the next four weeks', from: now, familyId: 'this-month' };
}

const week = (words: string, span: string, from: Instant): Stretch => ({
  kind: 'week',
  words,
  from,
  familyId: 'this-week',
  span,
});

function ofMonth(month: string, context: SlotContext): Stretch {
  const first = Date.parse(`${month}-01T12:00:00Z`);
  return {
    kind: 'month',
    words: `in ${MONTHS[Number(month.slice(5)) - 1] ?? ''}`,
    from: Math.max(context.now, first),
    familyId: 'this-month',
    month,
  };
}

/** Null for a year that is over or far away. */
function ofYear(year: number, { now }: SlotContext): Stretch | null {
  const thisYear = new Date(now).getUTCFullYear();
  if (year < thisYear || year > thisYear + 5) return null;
  const from = Math.max(now, Date.UTC(year, 0, 1));
  const words = year === thisYear ? 'for the rest of this year' : `in ${year}`;
  return { kind: 'year', words, from, familyId: 'new-year-ahead', year };
}
