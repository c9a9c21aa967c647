import type { Instant } from '@palm/astrology/instant';
import { fill, type SlotGroup } from '../slot.ts';
import { clockWords, dateIn, dateWords, todayOf, weekdayWords } from './date-words.ts';
import { localTimeAt } from './local-time.ts';

const EVENING_HOUR = 17;
const NIGHT_HOUR = 22;
const MORNING_HOUR = 5;

function isNight(now: Instant, zone: string): boolean {
  const { hour } = localTimeAt(now, zone);
  return hour >= NIGHT_HOUR || hour < MORNING_HOUR;
}

export const calendarSlots = {
  in_three_days: (context) => fill(weekdayWords(dateIn(3, context))),
  in_thirty_days: (context) => fill(dateWords(dateIn(30, context), context)),
  tonight: ({ now, zone }) =>
    fill(localTimeAt(now, zone).hour >= EVENING_HOUR ? 'tonight' : 'today'),
  /** Told at night alone: by day the hour says nothing of how the user feels. */
  clock: ({ now, zone }) => fill(isNight(now, zone) ? clockWords(now, zone) : null),
  today_date: (context) => fill(dateWords(todayOf(context), context)),
  weekday: (context) => fill(weekdayWords(todayOf(context))),
} as const satisfies SlotGroup;
