import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { expect, test } from 'vitest';
import { readBook } from '../../load/read-book.ts';
import type { Person } from '../request.ts';
import { bookOf } from './book.ts';
import { createBookSkies } from './news/book-sky.ts';
import { historyOf, NO_HISTORY } from './page/history.ts';
import type { Page } from './page/page.ts';
import { fill, slotsOf } from './slots/fill-slots.ts';
import { renderDate } from './slots/render-date.ts';
import type { FromBook } from './from-book.ts';
import { writeFromBook } from './write-from-book.ts';

const book = bookOf(readBook().entries);
const options: FromBook = {
  book,
  skyOf: createBookSkies(),
  seed: 'maya',
  history: NO_HISTORY,
  again: 0,
};

const zone = 'America/New_York';
const maya: Person = {
  name: 'Maya',
  birth: { date: '1991-03-14', time: '06:42', latitude: 40.71, longitude: -74.01, zone },
};

const guidance = (date: string, more: Partial<FromBook> = {}) =>
  writeFromBook(
    { kind: 'daily', type: 'daily-guidance', date, zone, person: maya },
    { ...options, ...more },
  );

test('leads with a contact that comes once in a lifetime, with the dates of its whole series', () => {
  const page = guidance('2026-12-07');
  expect(page?.used[0]).toMatch(/^transit\/pluto\/together-saturn#whole@last/u);
  expect(page?.text).toContain('February 2025');
  expect(page?.text).toContain('Wednesday');
  expect(page?.text).toContain('January 29');
  expect(page?.facts[0]?.id).toBe('transit:pluto-conjunction-saturn');
});

test('names a slow contact in one line beneath an ordinary page, and not beneath one as heavy', () => {
  const page = guidance('2026-11-26');
  expect(page?.parts.at(-1)?.text).toMatch(/^Through [A-Z][^:]+: [^\n]+$/u);
  expect(page?.used.at(-1)).toMatch(/#season$/u);
  expect(guidance('2026-12-23')?.used[0]).toMatch(/^lunation/u);
  expect(guidance('2026-12-23')?.used.at(-1)).not.toMatch(/#season$/u);
});

const after = (page: Page | null, date: string) =>
  historyOf(
    page === null ? [] : [{ ...page, reading: 'daily:daily-guidance', date }],
    'daily:daily-guidance',
  );

test('gives the same page for the same day, and when asked again another that says what it is about', () => {
  const first = guidance('2026-12-07');
  expect(guidance('2026-12-07')).toEqual(first);
  const second = guidance('2026-12-07', { again: 1, history: after(first, '2026-12-07') });
  expect(second?.title).not.toBe(first?.title);
  expect(second?.parts[0]?.text).toMatch(/^Another page, on .+\.$/u);
});

test('does not tell an event twice, nor use a passage again while it rests', () => {
  const first = guidance('2026-12-07');
  const second = guidance('2026-12-08', { history: after(first, '2026-12-07') });
  expect(second?.used).not.toContain(first?.used[0]);
  expect(second?.told).not.toBe(first?.told);
});

test('tells the full Moon of its day by the line it falls across', () => {
  const page = writeFromBook(
    {
      kind: 'horoscope',
      type: 'daily',
      date: '2026-11-24',
      person: { sign: 'pisces' },
    },
    options,
  );
  expect(page?.facts[0]).toMatchObject({ kind: 'lunation', phase: 'full', sign: 'gemini' });
  expect(page?.used[0]).toMatch(/^lunation\/full-home-career#whole/u);
  expect(page?.text).toMatch(/Today's|tonight's|today/iu);
});

const usedByLeo = (type: 'daily' | 'love') =>
  writeFromBook(
    { kind: 'horoscope', type, date: '2028-01-12', person: { sign: 'leo' } },
    options,
  )?.used.join(' ');

test('a planet that turns around stands beneath the page on the day as a whole, and no other', () => {
  expect(usedByLeo('daily')).toMatch(/ station\/jupiter/u);
  expect(usedByLeo('love')).not.toMatch(/ station\/jupiter/u);
});

const pair = (sign: 'gemini' | 'libra', partnerSign: 'gemini' | 'libra') =>
  writeFromBook(
    {
      kind: 'compatibility',
      date: '2026-11-18',
      person: { sign },
      partner: { sign: partnerSign },
    },
    options,
  );

test('compares two signs in either order', () => {
  expect(pair('gemini', 'libra')?.used[0]).toMatch(/^pair\/gemini-libra#whole/u);
  expect(pair('libra', 'gemini')?.text).toBe(pair('gemini', 'libra')?.text);
});

const ties = (page: Page | null) => page?.used.filter((id) => id.startsWith('tie/')) ?? [];

test('tells two charts by up to three ties and the pair of signs, and so more than two signs', () => {
  const partner = {
    birth: { date: '1988-02-03', time: '21:10', latitude: 51.5, longitude: -0.12 },
  };
  const request = { kind: 'compatibility', date: '2026-11-18', person: maya } as const;
  const charts = (again: number) =>
    writeFromBook(
      { ...request, partner: { birth: { ...partner.birth, zone: 'Europe/London' } } },
      { ...options, again },
    );
  expect(ties(charts(0))).toHaveLength(3);
  expect(charts(0)?.used.at(-1)).toMatch(/^pair\/aquarius-pisces#whole/u);
  expect(ties(charts(1)).filter((id) => ties(charts(0)).includes(id))).toEqual([]);
  const signs = writeFromBook(
    { ...request, person: { sign: 'pisces' }, partner: { sign: 'aquarius' } },
    options,
  );
  expect(charts(0)?.text.length).toBeGreaterThan(signs?.text.length ?? Infinity);
});

const hasSeason = (type: 'daily' | 'love') =>
  writeFromBook(
    { kind: 'horoscope', type, date: '2026-11-18', person: { sign: 'leo' } },
    options,
  )?.parts.some(({ text }) => text.startsWith('Through '));

test('names the season under the page about the day as a whole, and under no other', () => {
  expect(hasSeason('daily')).toBe(true);
  expect(hasSeason('love')).toBe(false);
});

test('names no season that lasts for decades', () => {
  for (const sign of SIGN_IDS) {
    const request = { kind: 'horoscope', type: 'daily', date: '2026-11-18' } as const;
    const page = writeFromBook({ ...request, person: { sign } }, options);
    expect(page?.text).not.toMatch(/Through \w+ \d+, 20[34]/u);
  }
});

test('what ends today holds until tonight', () => {
  const today = Date.parse('2026-11-18T09:00Z');
  const timing = { since: today, exact: null, until: today, scale: 'day' } as const;
  const news = { timing, at: null, about: { matter: null } } as unknown as Parameters<
    typeof slotsOf
  >[0];
  expect(slotsOf(news, { date: '2026-11-18', zone: 'UTC' }, undefined)).toEqual({
    since: 'today',
    until: 'tonight',
  });
});

test('tells a date by its distance and scale', () => {
  const on = { date: '2026-11-18', zone: 'UTC' };
  expect(renderDate(Date.parse('2026-11-18T09:00Z'), 'day', on)).toBe('today');
  expect(renderDate(Date.parse('2026-11-20T09:00Z'), 'day', on)).toBe('Friday');
  expect(renderDate(Date.parse('2026-11-17T09:00Z'), 'day', on)).toBe('yesterday');
  expect(renderDate(Date.parse('2026-11-16T09:00Z'), 'day', on)).toBe('last Monday');
  expect(renderDate(Date.parse('2026-06-16T09:00Z'), 'day', on)).toBe('June 2026');
  expect(renderDate(Date.parse('2026-12-24T09:00Z'), 'day', on)).toBe('December 24');
  expect(renderDate(Date.parse('2027-03-31T09:00Z'), 'day', on)).toBe('March 31, 2027');
  expect(renderDate(Date.parse('2025-02-07T09:00Z'), 'day', on)).toBe('February 2025');
  expect(renderDate(Date.parse('2027-03-31T09:00Z'), 'month', on)).toBe('March 2027');
  expect(renderDate(Date.parse('2028-09-30T09:00Z'), 'day', on)).toBe('September 30, 2028');
  expect(renderDate(Date.parse('2029-05-21T09:00Z'), 'day', on)).toBe('May 2029');
  expect(renderDate(Date.parse('2038-05-21T09:00Z'), 'day', on)).toBe('2038');
  expect(renderDate(Date.parse('2038-05-21T09:00Z'), 'month', on)).toBe('2038');
  expect(renderDate(Date.parse('2026-11-18T14:38Z'), 'clock', on)).toBe('2:40 pm');
  expect(renderDate(Date.parse('2026-11-18T23:58Z'), 'clock', on)).toBe('midnight');
  expect(renderDate(Date.parse('2026-11-19T00:02Z'), 'clock', on)).toBe('midnight');
  expect(renderDate(Date.parse('2026-11-18T12:01Z'), 'clock', on)).toBe('noon');
  expect(renderDate(Date.parse('2026-11-19T02:10Z'), 'clock', on)).toBe('late tonight');
  expect(renderDate(Date.parse('2026-11-19T06:10Z'), 'clock', on)).toBe('tomorrow morning');
  expect(renderDate(Date.parse('2026-11-19T23:10Z'), 'clock', on)).toBe('tomorrow night');
  expect(renderDate(Date.parse('2026-11-17T03:40Z'), 'clock', on)).toBe('the night before last');
  expect(renderDate(Date.parse('2026-11-17T09:00Z'), 'clock', on)).toBe('yesterday morning');
  expect(renderDate(Date.parse('2026-11-17T12:30Z'), 'clock', on)).toBe('yesterday afternoon');
  expect(renderDate(Date.parse('2026-11-17T21:00Z'), 'clock', on)).toBe('last night');
});

test('tells the end of a time once', () => {
  const text = 'Wait until {until}. By {until} it is over. After {until}, or at {until}, go.';
  expect(fill(text, { until: '9:10 pm' })).toBe(
    'Wait until 9:10 pm. By then it is over. After that, or then, go.',
  );
});

test.each(['last night', 'the night before last', 'yesterday morning', 'yesterday', 'last Monday'])(
  'leaves out that a time began %s',
  (since) => {
    const text = 'From {since} to {until} the Moon is near.';
    expect(fill(text, { since, until: '9:10 pm' })).toBe('Until 9:10 pm the Moon is near.');
  },
);

test('gives the month and year of a far date the preposition they need', () => {
  expect(fill('It ends on {until}.', { until: 'May 2029' })).toBe('It ends in May 2029.');
  expect(fill('On {until} it ends.', { until: '2038' })).toBe('In 2038 it ends.');
});

test('tells a time that reaches into the night by its beginning', () => {
  const text = 'Between {since} and {until} the Moon is near.';
  expect(fill(text, { since: '9:10 pm', until: 'late tonight' })).toBe(
    'From 9:10 pm on the Moon is near.',
  );
  expect(fill(text, { since: '6 pm', until: '9:10 pm' })).toBe(
    'Between 6 pm and 9:10 pm the Moon is near.',
  );
});

test('gives no preposition to today', () => {
  expect(fill("Plan around {day}'s Moon.", { day: 'today' })).toBe("Plan around today's Moon.");
  expect(fill('Around {exact} Venus is near.', { exact: 'today' })).toBe('Today Venus is near.');
  expect(fill('Venus is near on {exact}.', { exact: 'today' })).toBe('Venus is near today.');
});

test('says once that a date is a guess', () => {
  const since = 'about March 3';
  expect(fill('Around {since} it began.', { since })).toBe('About March 3 it began.');
  expect(fill('It began about {since}.', { since })).toBe('It began about March 3.');
});

test('gives no preposition to an hour that is told in words', () => {
  expect(fill('Ask again at {until}.', { until: 'late tonight' })).toBe('Ask again late tonight.');
  expect(fill('Ask again at {until}.', { until: '2:40 pm' })).toBe('Ask again at 2:40 pm.');
});

const dayOf = (partner: Person) =>
  writeFromBook({ kind: 'partner', date: '2026-12-07', zone, person: maya, partner }, options);

test("reads a partner's day by their own houses where their birth time is known", () => {
  const birth = { date: '1988-02-03', time: '21:10', latitude: 51.5, longitude: -0.12 };
  const timed = dayOf({ birth: { ...birth, zone: 'Europe/London' } });
  expect(timed?.facts[0]).toMatchObject({ kind: 'house', of: 'partner' });
  expect(timed?.facts[0]?.words).toMatch(/, their \w+ house$/u);
  expect(dayOf({ birth: { date: birth.date } })?.facts[0]?.kind).toBe('solar-house');
});
