import { expect, it } from 'vitest';
import { fitsDay, namesItsWeekday } from './fits-day.ts';

it('a passage that speaks of a Thursday waits where its own date is a Thursday', () => {
  const text = 'Venus is at odds with your Pluto until {until}. Say "I can\'t on Thursday."';
  expect(namesItsWeekday(text, { until: 'Thursday' })).toBe(true);
  expect(namesItsWeekday(text, { until: 'Friday' })).toBe(false);
});

it('a weekday counts only where the passage tells that date', () => {
  const text = 'Take the one you would still want on a wet Monday, until {until}.';
  expect(namesItsWeekday(text, { until: 'January 26', since: 'last Monday' })).toBe(false);
});

const on = { date: '2027-03-10', zone: 'UTC' };
const hours = (from: string, to: string) => ({
  since: Date.parse(`2027-03-10T${from}Z`),
  exact: Date.parse(`2027-03-10T${to}Z`),
  until: Date.parse(`2027-03-10T${to}Z`),
  scale: 'clock' as const,
});

it('an evening scene waits where the hours end before the evening', () => {
  expect(fitsDay('You come home late from the party.', hours('08:00', '11:30'), on)).toBe(false);
  expect(fitsDay('You come home late from the party.', hours('17:00', '21:00'), on)).toBe(true);
});

const until = (day: string) => ({ ...hours('08:00', '11:30'), until: Date.parse(day) });

it.each(['lobby', 'elevator', 'clerk', 'desk', 'trainee', 'office'])(
  'a scene with a %s waits for a working day on a weekend',
  (word) => {
    const saturday = { date: '2027-03-13', zone: 'UTC' };
    const text = `Someone nods at you across the ${word}.`;
    expect(fitsDay(text, until('2027-03-13T18:00Z'), saturday)).toBe(false);
    expect(fitsDay(text, until('2027-03-15T09:00Z'), saturday)).toBe(false);
    expect(fitsDay(text, until('2027-03-18T09:00Z'), saturday)).toBe(true);
    expect(fitsDay(text, until('2027-03-10T18:00Z'), on)).toBe(true);
    expect(fitsDay('Someone nods at you.', until('2027-03-13T18:00Z'), saturday)).toBe(true);
  },
);

it('a morning scene waits where the hours begin after it', () => {
  expect(fitsDay('Someone has left the breakfast out.', hours('18:30', '22:00'), on)).toBe(false);
  expect(fitsDay('Someone has left the breakfast out.', hours('07:00', '10:00'), on)).toBe(true);
});

it('a scene of working hours waits where the hours begin in the evening', () => {
  expect(fitsDay('Take the meeting.', hours('21:00', '23:30'), on)).toBe(false);
  expect(fitsDay('Take the meeting.', hours('16:00', '19:00'), on)).toBe(true);
});
