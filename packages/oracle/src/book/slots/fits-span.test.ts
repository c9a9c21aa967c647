import { expect, it } from 'vitest';
import type { Timing } from '../news/news.ts';
import { fill, slotsOf } from './fill-slots.ts';
import { fitsDay } from './fits-day.ts';
import { fitsSpan } from './fits-span.ts';

const on = { date: '2027-03-07', zone: 'UTC' };
const span = (since: string, until: string, scale: Timing['scale'] = 'day'): Timing => ({
  since: Date.parse(since),
  exact: null,
  until: Date.parse(until),
  scale,
});

it.each([
  ['For about a week it holds, until {until}.', '2027-03-09', false],
  ['For about a week it holds, until {until}.', '2027-03-13', true],
  ['For about three weeks you are heard. It lasts until {until}.', '2027-03-11', false],
  ['For about three weeks you are heard. It lasts until {until}.', '2027-03-26', true],
  ['It comes for the first time in twelve years, until {until}.', '2027-03-09', true],
  ['It is here until {until}. You have wanted it for two years.', '2027-03-09', true],
])('names no length of time that the date contradicts: %s by %s', (text, until, fits) => {
  expect(fitsSpan(text, span('2027-03-05', until), on)).toBe(fits);
});

it('calls a stay one month of twelve only where it is about a month', () => {
  const text = 'The Sun is here until {until}, as for one month out of twelve.';
  expect(fitsSpan(text, span('2027-02-25', '2027-03-27'), on)).toBe(true);
  expect(fitsSpan(text, span('2027-02-25', '2027-04-20'), on)).toBe(false);
});

it('measures a span whose two ends are told from one to the other', () => {
  const text = 'For about a week, {since} to {until}, push.';
  expect(fitsSpan(text, span('2027-03-02', '2027-03-09'), on)).toBe(true);
});

it('does not name the weekday of today as if it were another day', () => {
  const text = 'They listened on Sunday.';
  expect(fitsDay(text, span('2027-03-02', '2027-03-20'), on)).toBe(false);
  expect(fitsDay(text, span('2027-03-02', '2027-03-20'), { ...on, date: '2027-03-08' })).toBe(true);
});

it.each([
  ['Twenty minutes by one lamp.', '2027-03-07T11:30Z', false],
  ['Go to bed early.', '2027-03-07T16:00Z', false],
  ['Go to bed early.', '2027-03-07T21:00Z', true],
  ['Go to bed early.', '2027-03-08T10:00Z', true],
  ['Walk around the block.', '2027-03-07T11:30Z', true],
])('speaks of the evening only where the hours reach it: %s by %s', (text, until, fits) => {
  expect(fitsDay(text, span('2027-03-05', until, 'clock'), on)).toBe(fits);
});

const filled = (text: string, timing: Timing) =>
  fill(
    text,
    slotsOf(
      {
        timing,
        at: null,
        about: { body: null, point: null, pointSign: null, family: null, matter: null },
      },
      on,
      undefined,
    ),
  );

it('gives both ends of a span their year where one has it', () => {
  const days = span('2027-01-20', '2028-02-19');
  expect(filled('From {since} to {until}.', days)).toBe(
    'From January 20, 2027 to February 19, 2028.',
  );
  expect(filled('Since {since}.', days)).toBe('Since January 20.');
  const months = span('2027-01-05', '2028-02-19', 'month');
  expect(filled('From {since} to {until}.', months)).toBe('From January 2027 to February 2028.');
  const begunLongAgo = span('2026-05-20', '2027-04-14');
  expect(filled('From {since} to {until}.', begunLongAgo)).toBe('From May 2026 to April 14, 2027.');
  expect(filled('Until {until}.', begunLongAgo)).toBe('Until April 14.');
});

it('leaves out the beginning of a span that began or ends within days', () => {
  const lately = span('2027-03-02', '2027-03-12');
  expect(filled('From {since} to {until} it holds.', lately)).toBe('Until Friday it holds.');
  expect(filled('It holds between {since} and {until}.', lately)).toBe('It holds until Friday.');
  expect(filled('It holds, from {since} until {until}.', lately)).toBe('It holds, until Friday.');
  const over = span('2027-02-20', '2027-03-12');
  expect(filled('From {since} to {until}.', over)).toBe('Until Friday.');
  const longer = span('2027-02-20', '2027-03-20');
  expect(filled('From {since} to {until}.', longer)).toBe('From February 20 to March 20.');
});

it('tells what ends within a month by its day, also where that is a guess', () => {
  const timing = span('2026-06-01', '2027-03-28', 'month');
  expect(filled('Until {until}.', timing)).toBe('Until about March 28.');
});

it('begins a sentence with a capital, also after a quoted one', () => {
  expect(fill('He says, "We could go." {day}\'s new Moon agrees.', { day: 'today' })).toBe(
    'He says, "We could go." Today\'s new Moon agrees.',
  );
});
