import { expect, it } from 'vitest';
import { fitsCalendar } from './fits-calendar.ts';

const until = (day: string) => ({
  since: null,
  exact: null,
  until: Date.parse(day),
  scale: 'day' as const,
});
const on = (date: string) => ({ date, zone: 'UTC' });

it.each([
  ['Ask for it this week.', '2027-03-10', '2027-03-08', true],
  ['Ask for it this week.', '2027-03-09', '2027-03-08', false],
  ['It is a good week for a long job.', '2027-03-09', '2027-03-08', false],
  ['In these weeks, ask twice.', '2027-03-11', '2027-03-08', false],
  ['Pay it later in the week.', '2027-03-20', '2027-03-08', true],
  ['Pay it later in the week.', '2027-03-20', '2027-03-13', false],
  ['You are in demand this month.', '2027-03-20', '2027-03-08', true],
  ['You are in demand this month.', '2027-04-20', '2027-03-29', false],
  ['You are in demand this month.', '2027-03-10', '2027-03-08', false],
  ['You are good news this year.', '2027-07-26', '2027-03-08', true],
  ['You are good news this year.', '2028-07-26', '2027-12-08', false],
  ['You knew it last week.', '2027-03-09', '2027-03-08', true],
])('names no time that is all but over: %s until %s, read on %s', (text, end, date, fits) => {
  expect(fitsCalendar(text, until(end), on(date))).toBe(fits);
});

it.each([
  ['Shoes off by eight, every evening.', '2027-03-08T17:00Z', false],
  ['Shoes off by eight, every evening.', '2027-03-09T17:00Z', true],
  ['For a couple of days you are the host.', '2027-03-08T17:00Z', false],
  ['Shoes off by eight.', '2027-03-08T17:00Z', true],
])(
  'speaks of several days only where the Moon stays beyond today: %s until %s',
  (text, end, fits) => {
    const timing = { ...until(end), scale: 'clock' as const };
    expect(fitsCalendar(text, timing, on('2027-03-08'))).toBe(fits);
  },
);

it('holds what a few hours of the Moon say about the week', () => {
  const hours = { ...until('2027-03-08T11:00Z'), scale: 'clock' as const };
  expect(fitsCalendar('The only advice this week.', hours, on('2027-03-08'))).toBe(true);
});
