import type { Timing } from '../news/news.ts';
import { WEEKDAYS } from '../../text/calendar-names.ts';
import type { Slots } from './fill-slots.ts';
import { daysAhead, hourOf, type ReadOn, weekdayNamed } from './render-date.ts';

/** Words of a time of day that a window of the morning does not reach. */
const OF_THE_EVENING =
  /\b(?:evenings?|nights?|tonight|dark|darkness|dusk|lamps?|candles?|candlelight|bed|bedtime|bedside|asleep|sleep|midnight|dinner|supper|the big light|lights (?:on|off|out|low))\b/iu;

const EVENING_HOUR = 18;

/** False where a passage speaks of the evening and its time is over before, or names today as if it were another day. */
export const fitsDay = (text: string, { until, scale }: Timing, on: ReadOn): boolean =>
  !namesWeekday(text, weekdayNamed(on.date)) &&
  !(endsBeforeEvening({ until, scale }, on) && OF_THE_EVENING.test(text));

const namesWeekday = (text: string, weekday: string): boolean =>
  text.includes(weekday) && new RegExp(`\\b${weekday}\\b`, 'u').test(text);

const endsBeforeEvening = (
  { until, scale }: Pick<Timing, 'until' | 'scale'>,
  on: ReadOn,
): boolean =>
  scale === 'clock' &&
  until !== null &&
  daysAhead(until, on) <= 0 &&
  hourOf(until, on.zone) < EVENING_HOUR;

/** A passage on "a Thursday" says something else where its own date is a Thursday. */
export const namesItsWeekday = (text: string, slots: Slots): boolean =>
  WEEKDAYS.some(
    (weekday) =>
      text.includes(weekday) &&
      DATED.some((slot) => text.includes(`{${slot}}`) && slots[slot]?.includes(weekday)),
  );

const DATED = ['since', 'exact', 'until', 'day'] as const;
