import { expect, it } from 'vitest';
import { fullBook, withMoreLines } from '../../../test/book/full-book.ts';
import { readBefore } from '../../../test/book/read-before.ts';
import { people } from '../../../test/people.ts';
import { birthChartOf, signOf } from '../../facts/birth-chart.ts';
import type { Fact } from '../../facts/fact.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { newsOfDay } from '../news/news-of-day.ts';
import { writeFromBook } from '../write-from-book.ts';
import { historyOf, NO_HISTORY } from './history.ts';
import type { Page } from './page.ts';

const options = { book: fullBook(), skyOf: createBookSkies(), seed: 'a', again: 0 };
const dates = Array.from({ length: 12 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 3) + day * 5 * 86_400_000).toISOString().slice(0, 10),
);
const persons = people(12, 21);

const guidanceOf = (person: (typeof persons)[number], date: string): Page | null =>
  writeFromBook(
    { kind: 'daily', type: 'daily-guidance', date, person },
    { ...options, history: NO_HISTORY },
  );

const isSeason = (id: string): boolean => id.endsWith('#season');
const pages = persons.flatMap((person) =>
  dates.map((date) => ({ person, date, page: guidanceOf(person, date) })),
);
const withSeason = pages.filter(({ page }) => page?.used.some(isSeason));
/** What has news of its own is told whatever else leads. */
const isRunning = ({ page, person, date }: (typeof pages)[number]): boolean =>
  newsOfDay(birthChartOf(person), signOf(person) ?? 'aries', options.skyOf(date, 'UTC')).some(
    ({ fact, isSeason: isBeneath }) => isBeneath && fact.id === page?.facts.at(-1)?.id,
  );
const runningBeneath = withSeason.filter(isRunning);

const partsOf = (fact: Fact | undefined): unknown[] => [
  fact && 'body' in fact ? fact.body : null,
  fact && 'point' in fact ? fact.point : null,
];

it('the season beneath a page is on another planet and another point than the page', () => {
  expect(runningBeneath.length).toBeGreaterThan(5);
  for (const { page } of runningBeneath) {
    const [body, point] = partsOf(page?.facts[0]);
    const [beneathBody, beneathPoint] = partsOf(page?.facts.at(-1));
    expect(beneathBody).not.toBe(body);
    expect(beneathPoint ?? 'no point').not.toBe(point);
  }
});

const toneOf = (id: string | undefined) =>
  /\/(?<tone>easy|hard)-/u.exec(id ?? '')?.groups?.['tone'];

it('no hard season stands beneath an easy page, and no easy one beneath a hard page', () => {
  const tones = runningBeneath.map(({ page }) => [
    toneOf(page?.used[0]),
    toneOf(page?.used.at(-1)),
  ]);
  expect(tones.some(([lead, season]) => lead !== undefined && lead === season)).toBe(true);
  expect(tones.filter((pair) => pair.includes('easy') && pair.includes('hard'))).toEqual([]);
});

it('the horoscope that follows a guidance with a season names no second one', () => {
  for (const { person, date, page } of withSeason) {
    const records = page === null ? [] : [{ ...page, reading: 'daily:daily-guidance', date }];
    const below = { kind: 'horoscope', type: 'daily', date, person } as const;
    const horoscope = writeFromBook(below, {
      ...options,
      history: historyOf(records, 'horoscope:daily'),
    });
    expect(horoscope?.used.filter(isSeason)).toEqual([]);
  }
});

const isShared = (id: string): boolean => /-(?:uranus|neptune|pluto)#season$/u.test(id);

it('names a season of the user before one that everyone of an age has', () => {
  const seasons = runningBeneath.flatMap(({ page }) => page?.used.filter(isSeason) ?? []);
  expect(seasons.filter(isShared).length).toBeLessThan(seasons.length / 10);
});

it('beneath a slow contact stands no other that runs without news', () => {
  const bySlow = /^transit\/(?:saturn|uranus|neptune|pluto)\//u;
  expect(pages.some(({ page }) => bySlow.test(page?.used[0] ?? ''))).toBe(true);
  expect(runningBeneath.filter(({ page }) => bySlow.test(page?.used[0] ?? ''))).toEqual([]);
});

it('names no season that is over within a week', () => {
  const daysLeft = runningBeneath.flatMap(({ page, date }) => {
    const fact = page?.facts.at(-1);
    const end = fact && 'timing' in fact ? fact.timing?.endAt : null;
    return end ? [(Date.parse(end) - Date.parse(date)) / 86_400_000] : [];
  });
  expect(daysLeft.length).toBeGreaterThan(5);
  expect(daysLeft.filter((days) => days < 7)).toEqual([]);
});

const MOON_DAYS = ['2027-01-07', '2027-01-22', '2027-02-06', '2027-03-08', '2027-03-22'];
const lineOfMoon = (
  person: (typeof persons)[number],
  date: string,
  used: ReadonlyMap<string, string>,
  book = options.book,
): string | undefined =>
  writeFromBook(
    { kind: 'daily', type: 'daily-guidance', date, person },
    { ...options, book, history: readBefore(used) },
  )?.used.find((id) => /^lunation\/.*#beat/u.test(id));
const moonsBeneath = people(60, 21).flatMap((person) =>
  MOON_DAYS.flatMap((date) => {
    const line = lineOfMoon(person, date, new Map());
    return line === undefined ? [] : [{ person, date, line }];
  }),
);

it('a new or full Moon stands beneath no two pages of a user by the same line', () => {
  expect(moonsBeneath.length).toBeGreaterThan(5);
  for (const { person, date, line } of moonsBeneath) {
    expect(lineOfMoon(person, date, new Map([[line, date]]))).not.toBe(line);
  }
});

it('a new or full Moon is told by a line of a month ago before it is missed', () => {
  const lines = options.book.entries.flatMap((entry) => entry.lines.map(({ id }) => id));
  for (const { person, date } of moonsBeneath) {
    const monthAgo = new Date(Date.parse(date) - 29 * 86_400_000).toISOString().slice(0, 10);
    const used = new Map(lines.map((id) => [id, monthAgo]));
    expect(lineOfMoon(person, date, used)).toBeDefined();
  }
});

const keyOf = (id: string | undefined) => id?.split('#')[0];

it.each([
  { more: 1, isAgain: false },
  { more: 2, isAgain: true },
])(
  'one line on a Moon is left for the next Moon: with $more more, told again: $isAgain',
  (given) => {
    const book = withMoreLines(options.book, given.more);
    for (const { person, date } of moonsBeneath) {
      const first = lineOfMoon(person, date, new Map(), book) ?? '';
      const second = lineOfMoon(person, date, new Map([[first, date]]), book);
      expect(keyOf(second) === keyOf(first)).toBe(given.isAgain);
    }
  },
);
