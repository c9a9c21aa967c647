import type { Timing } from '../news/news.ts';
import { WEEKDAYS } from '../../text/calendar-names.ts';
import type { Slots } from './fill-slots.ts';
import { daysAhead, hourOf, type ReadOn, weekdayNamed } from './render-date.ts';

/** Words of a time of day that a window of the morning does not reach. */
const OF_THE_EVENING =
  /\b(?:evenings?|nights?|tonight|dark|darkness|dusk|lamps?|candles?|candlelight|bed|bedtime|bedside|asleep|sleep|midnight|dinner|supper|part(?:y|ies)|wine|movie|film|pajamas|toothbrush|going out|after work|end of the day|moonlight|dance floor|(?:at|by) (?:nine|ten|eleven)|the big light|lights (?:on|off|out|low))\b/iu;

/** Words of a time of day that is over before a window of the evening begins. */
const OF_THE_MORNING =
  /\b(?:mornings?|breakfast|lunch|noon|dawn|sunrise|daylight|commute|before work|first coffee)\b/iu;

/** Words of working hours. */
const OF_WORKING_HOURS =
  /\b(?:meetings?|offices?|workplaces?|colleagues?|managers?|boss|lobb(?:y|ies)|elevators?|clerks?|desks?|trainees?)\b/iu;

const EVENING_HOUR = 18;
const LATE_HOUR = 16;

/** False where a passage speaks of a part of the day that its hours do not reach, or names today as if it were another day. */
export const fitsDay = (text: string, timing: Timing, on: ReadOn): boolean =>
  !namesWeekday(text, weekdayNamed(on.date)) &&
  !(endsBeforeEvening(timing, on) && OF_THE_EVENING.test(text)) &&
  !(beginsLate(timing, on, LATE_HOUR) && OF_THE_MORNING.test(text)) &&
  !(
    (beginsLate(timing, on, EVENING_HOUR) || isOverWithWeekend(timing, on)) &&
    OF_WORKING_HOURS.test(text)
  );

const namesWeekday = (text: string, weekday: string): boolean =>
  text.includes(weekday) && new RegExp(`\\b${weekday}\\b`, 'u').test(text);

const endsBeforeEvening = ({ until, scale }: Timing, on: ReadOn): boolean =>
  scale === 'clock' &&
  until !== null &&
  daysAhead(until, on) <= 0 &&
  hourOf(until, on.zone) < EVENING_HOUR;

/** On a Saturday or Sunday: whether no working day is left after the first. */
function isOverWithWeekend({ until }: Timing, on: ReadOn): boolean {
  const day = new Date(`${on.date}T00:00:00Z`).getUTCDay();
  if (day !== SATURDAY && day !== SUNDAY) return false;
  const toMonday = day === SATURDAY ? 2 : 1;
  return until !== null && daysAhead(until, on) <= toMonday;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** A contact of the Moon that is over within the night; a stay goes on through the next morning. */
const beginsLate = ({ since, exact, scale }: Timing, on: ReadOn, hour: number): boolean =>
  scale === 'clock' &&
  exact !== null &&
  since !== null &&
  daysAhead(since, on) === 0 &&
  hourOf(since, on.zone) >= hour;

/** A passage on "a Thursday" says something else where its own date is a Thursday. */
export const namesItsWeekday = (text: string, slots: Slots): boolean =>
  WEEKDAYS.some(
    (weekday) =>
      text.includes(weekday) &&
      DATED.some((slot) => text.includes(`{${slot}}`) && slots[slot]?.includes(weekday)),
  );

const DATED = ['since', 'exact', 'until', 'day'] as const;
