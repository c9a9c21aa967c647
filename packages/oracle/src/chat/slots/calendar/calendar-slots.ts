import { fill, type SlotGroup } from '../slot.ts';
import { clockWords, dateIn, dateWords, todayOf, weekdayWords } from './date-words.ts';
import { localTimeAt } from './local-time.ts';

const EVENING_HOUR = 17;

export const calendarSlots = {
  in_three_days: (context) => fill(weekdayWords(dateIn(3, context))),
  in_thirty_days: (context) => fill(dateWords(dateIn(30, context), context)),
  tonight: ({ now, zone }) =>
    fill(localTimeAt(now, zone).hour >= EVENING_HOUR ? 'tonight' : 'today'),
  clock: ({ now, zone }) => fill(clockWords(now, zone)),
  today_date: (context) => fill(dateWords(todayOf(context), context)),
  weekday: (context) => fill(weekdayWords(todayOf(context))),
} as const satisfies SlotGroup;
