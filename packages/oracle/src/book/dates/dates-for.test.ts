import { expect, test } from 'vitest';
import { readBook } from '../../../load/read-book.ts';
import type { Person } from '../../request.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { NO_HISTORY } from '../page/history.ts';
import { datesFor } from './dates-for.ts';

const book = bookOf(readBook().entries);
const skyOf = createBookSkies();
const zone = 'America/New_York';
const on = { date: '2026-12-05', zone };
const maya: Person = {
  name: 'Maya',
  birth: { date: '1991-03-14', time: '06:42', latitude: 40.71, longitude: -74.01, zone },
};
const timeless: Person = { birth: { date: '1991-03-14', zone } };
const listFor = (person: Person, more = on) => datesFor({ person, on: more, book, skyOf });
const dates = listFor(maya);
const called = (title: string) => dates.find((one) => one.title === title);

test('lists the heaviest days of eight weeks in their order, each with a sentence of the Book', () => {
  expect(dates.length).toBeGreaterThan(9);
  expect(dates.length).toBeLessThan(21);
  expect(dates.map(({ at }) => at)).toEqual(dates.map(({ at }) => at).toSorted());
  expect(dates.at(0)?.date).toBe('2026-12-05');
  expect((dates.at(-1)?.date ?? '') < '2027-01-30').toBe(true);
  for (const { sentence } of dates) expect(sentence).toMatch(/^[A-Z][^{}*]+\.$/u);
});

test('says how rare a slow contact is and when it ends, by the times its page has', () => {
  const meeting = called('Pluto on your Saturn');
  expect(meeting).toMatchObject({ date: '2026-12-09', time: null, isStrong: true });
  expect(meeting?.line).toBe('The last of five meetings. Once in 248 years. Ends January 29.');
  expect(called('Pluto leaves your Saturn')).toMatchObject({ date: '2027-01-29', kind: 'end' });
  const page = writeFromBook(
    { kind: 'daily', type: 'daily-guidance', date: '2026-12-09', zone, person: maya },
    { book, skyOf, seed: 'maya', history: NO_HISTORY, again: 0 },
  );
  const [told] = page?.facts ?? [];
  const asked = meeting?.fact;
  if (told?.kind !== 'transit' || asked?.kind !== 'transit') throw new Error('not a transit');
  expect(asked.timing).toEqual(told.timing);
});

test('tells a new Moon by its house and to the minute, a full Moon by the point it falls on', () => {
  expect(called('New Moon in your ninth house')).toMatchObject({
    date: '2026-12-08',
    time: '19:52',
    line: '7:52 pm.',
    mark: { phase: 'new' },
  });
  expect(called('Full Moon across work and home')).toMatchObject({
    date: '2026-12-23',
    line: '8:28 pm. Within 0.6° of the lowest point of your chart.',
    isStrong: true,
  });
});

test('lets at most four days stand out', () => {
  for (const date of ['2026-01-05', '2026-03-05', '2026-08-05', '2027-02-05']) {
    const strong = listFor(maya, { date, zone }).filter(({ isStrong }) => isStrong);
    expect(strong.length).toBeLessThan(5);
  }
});

test('names an eclipse, a return and a planet that turns around on a point', () => {
  const titles = ['2026-07-20', '2027-01-20', '2026-02-05', '2027-03-05', '2027-06-05'].flatMap(
    (date) => listFor(maya, { date, zone }).map(({ title }) => title),
  );
  expect(titles.some((title) => title.startsWith('Eclipse of the '))).toBe(true);
  expect(titles).toContain('Sun back at its birth place');
  expect(titles.some((title) => / turns (?:back|forward) on your /u.test(title))).toBe(true);
});

test('without a birth time has no house, no angle, no hour of a contact', () => {
  const list = listFor(timeless);
  expect(list.length).toBeGreaterThan(3);
  for (const { title } of list) expect(title).not.toMatch(/house|rising|chart/u);
  const timed = list.filter(({ time }) => time !== null);
  expect(timed.every(({ kind }) => kind === 'lunation')).toBe(true);
});

test('has no dates for a person without a birth date', () => {
  expect(listFor({ name: 'Maya', sign: 'pisces' })).toEqual([]);
});

test('gives a date the same id whenever it is asked for', () => {
  const later = listFor(maya, { date: '2026-12-07', zone });
  const id = called('Pluto on your Saturn')?.id;
  expect(later.map((one) => one.id)).toContain(id);
});
