import { describe, expect, it } from 'vitest';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { readingOf } from '../../src/book/page/cards.ts';
import { historyOf, type PageRecord } from '../../src/book/page/history.ts';
import type { Page } from '../../src/book/page/page.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import { signOf } from '../../src/facts/birth-chart.ts';
import type { DailyRequest, HoroscopeRequest, Person } from '../../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../../src/vocabulary.ts';
import { people, signPeople } from '../people.ts';
import { faultsOfPage, type WrittenPage } from './faults-of-page.ts';

const book = openBook();
const skyOf = createBookSkies();
const KINDS = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const),
];
const dates = Array.from({ length: 5 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 16) + index * 9 * 86_400_000).toISOString().slice(0, 10),
);

function pagesOf(person: Person, seed: string): WrittenPage[] {
  const records: PageRecord[] = [];
  return dates.flatMap((date) =>
    KINDS.flatMap((kind) => {
      if (kind.kind === 'daily' && person.birth === undefined) return [];
      const reading = readingOf(kind, signOf(person) ?? undefined);
      const request = { ...kind, date, person } as DailyRequest | HoroscopeRequest;
      const history = historyOf(records, reading);
      const page = writeFromBook(request, { book, skyOf, seed, history, again: 0 });
      if (page === null) throw new Error(`no page: ${JSON.stringify(request)}`);
      records.push({ ...page, reading, date });
      return [{ date, person, page }];
    }),
  );
}

const persons = [...people(6), ...signPeople()];

/** Pages about two people, in a zone of their own each. */
function pagesOfPair(person: Person, index: number): WrittenPage[] {
  const partner = persons[(index * 5 + 3) % persons.length] ?? person;
  const zone = ['America/New_York', 'Asia/Kolkata', 'Australia/Sydney'][index % 3] ?? 'UTC';
  return dates.flatMap((date) =>
    (['partner', 'compatibility'] as const).flatMap((kind) => {
      const options = { book, skyOf, seed: String(index), history: historyOf([], ''), again: 0 };
      const page = writeFromBook({ kind, date, zone, person, partner }, options);
      return page === null ? [] : [{ date, zone, person, partner, page }];
    }),
  );
}

const written = persons.flatMap((person, index) => [
  ...pagesOf(person, String(index)),
  ...pagesOfPair(person, index),
]);

describe(`${written.length} pages for charts and signs`, () => {
  it('rest on keys that are true of sky and chart, and tell the dates of their receipts, line by line', () => {
    expect(written.flatMap(({ page }) => page.used.slice(1)).length).toBeGreaterThan(200);
    expect(written.flatMap((page) => faultsOfPage(book, page))).toEqual([]);
  });

  it('say no sentence twice to a user while its passages last', () => {
    const [person = {}] = people(1);
    const used = pagesOf(person, 'x').flatMap(({ page }) => page.used);
    const twice = used.filter((id, index) => used.indexOf(id) !== index);
    // A new or full Moon may stand beneath several pages of its day.
    expect(twice.filter((id) => !id.includes('#beat'))).toEqual([]);
  });
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const weekOf = (person: Person, date: string): Page | null =>
  writeFromBook(
    { kind: 'horoscope', type: 'weekly', date, person },
    { book, skyOf, seed: 'a', history: historyOf([], ''), again: 0 },
  );

const daysToldBy = (page: Page | null, first: string): number[] =>
  (page?.parts ?? []).flatMap(({ text }) => {
    const start = WEEKDAYS.indexOf(first);
    const named = text.split('.')[0] ?? '';
    const day = named === 'Today' ? start : WEEKDAYS.indexOf(named);
    return day === -1 ? [] : [(day - start + WEEKDAYS.length) % WEEKDAYS.length];
  });

describe.each([
  // A week with little in the sky.
  ['2026-11-16', 'Monday'],
  ['2027-07-10', 'Saturday'],
  // Two planets change their place on one day.
  ['2027-05-07', 'Friday'],
  // The Moon changes its sign on the last evening; in the other week it shares a day with Mercury.
  ['2027-04-27', 'Tuesday'],
  ['2028-05-17', 'Wednesday'],
] as const)('the week from %s', (date, first) => {
  const pages = [...signPeople(), ...people(8)].map((person) => weekOf(person, date));

  it('tells what happens on three or four different days, in their order', () => {
    for (const page of pages) {
      const days = daysToldBy(page, first);
      expect(days.length).toBeGreaterThanOrEqual(3);
      expect(days.length).toBeLessThanOrEqual(4);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
      expect(new Set(page?.facts.map(({ id }) => id)).size).toBe(page?.facts.length);
    }
  });
});
