import type { Instant } from '@palm/astrology/instant';
import type { DayPurpose } from '../../../../content/chat/day-purposes.ts';
import { addDays, daysBetween, spanOfDay, weekdayOf } from '../calendar/local-time.ts';
import type { SlotContext } from '../slot.ts';
import { contactsAt, type HourContact, pointsFor, voidsIn } from './day-contacts.ts';
import { isHoliday } from './holidays.ts';

const HOUR_MS = 3_600_000;

const PARTS = [
  { name: 'early', words: 'early in the morning', thatTime: 'that morning', from: 6, to: 8 },
  { name: 'morning', words: 'in the morning', thatTime: 'that morning', from: 8, to: 12 },
  { name: 'lunch', words: 'around lunch', thatTime: 'around then', from: 12, to: 14 },
  { name: 'afternoon', words: 'after lunch', thatTime: 'that afternoon', from: 14, to: 17 },
  { name: 'evening', words: 'in the evening', thatTime: 'that evening', from: 17, to: 22 },
] as const;

/** A stretch of a day with what speaks for and against it. */
export interface DayPart {
  readonly date: string;
  readonly words: string;
  readonly thatTime: string;
  readonly middle: Instant;
  readonly score: number;
  /** The strongest first. */
  readonly contacts: readonly HourContact[];
}

const VOID_SCORE = -0.3;

export interface DaySearch {
  readonly context: SlotContext;
  readonly purpose: DayPurpose;
  /** First and last day, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  /** A day the user named is looked at whatever day it is. */
  readonly anyDay?: boolean;
}

export function dayPartsIn({ context, purpose, from, to, anyDay = false }: DaySearch): DayPart[] {
  const { zone } = context;
  const points = pointsFor(context, purpose);
  if (points.length === 0) return [];
  const voids = voidsIn(spanOfDay(from, zone).from, spanOfDay(to, zone).to, context);
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));
  return dates
    .filter((date) => anyDay || isOpen(date, zone, purpose))
    .flatMap((date) => {
      const midnight = spanOfDay(date, zone).from;
      return PARTS.flatMap(({ words, thatTime, ...part }) => {
        const hours = hoursOf(part, purpose).map((hour) => midnight + hour * HOUR_MS);
        const middle = hours[Math.floor(hours.length / 2)];
        if (middle === undefined || middle < context.now + HOUR_MS) return [];
        const scored = hours.map((at) => {
          const contacts = contactsAt(at, context, purpose, points);
          const isVoid = voids.some(({ start, end }) => start <= at && at <= end);
          return { contacts, isVoid };
        });
        const contacts = meanOf(scored.map((one) => one.contacts));
        const voidShare = scored.filter(({ isVoid }) => isVoid).length / scored.length;
        const score =
          contacts.reduce((sum, contact) => sum + contact.score, 0) + VOID_SCORE * voidShare;
        return [{ date, words, thatTime, middle, score, contacts }];
      });
    });
}

function isOpen(date: string, zone: string, { days }: DayPurpose): boolean {
  if (days === 'any') return true;
  if (isHoliday(date, zone)) return false;
  const weekday = weekdayOf(date);
  return days === 'open' || (weekday > 0 && weekday < 6);
}

function hoursOf({ from, to }: { from: number; to: number }, { hours }: DayPurpose): number[] {
  const [first, last] = [Math.max(from, hours[0]), Math.min(to, hours[1])];
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
}

/** Each contact with its mean score over the hours. */
function meanOf(hours: readonly (readonly HourContact[])[]): HourContact[] {
  const byName = Map.groupBy(
    hours.flat(),
    ({ body, aspect, point }) => `${body} ${aspect} ${point}`,
  );
  return [...byName.values()]
    .flatMap((same) => {
      const [first] = same;
      const sum = same.reduce((total, { score }) => total + score, 0);
      return first === undefined ? [] : [{ ...first, score: sum / hours.length }];
    })
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score));
}
