import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { historyOf, type PageRecord } from '../../src/book/page/history.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
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
      const reading = `${kind.kind}:${kind.type}`;
      const request = { ...kind, date, person } as DailyRequest | HoroscopeRequest;
      const history = historyOf(records, reading);
      const page = writeFromBook(request, { book, skyOf, seed, history, again: 0 });
      if (page === null) throw new Error(`no page: ${JSON.stringify(request)}`);
      records.push({ ...page, reading, date });
      return [{ date, person, page }];
    }),
  );
}

const written = [...people(6), ...signPeople()].flatMap((person, index) =>
  pagesOf(person, String(index)),
);

describe(`${written.length} pages for charts and signs`, () => {
  it('rest on keys that are true of sky and chart, and tell the dates of their receipts', () => {
    expect(written.flatMap((page) => faultsOfPage(book, page))).toEqual([]);
  });

  it('say no sentence twice to a reader while its passages last', () => {
    const [person = {}] = people(1);
    const used = pagesOf(person, 'x').flatMap(({ page }) => page.used);
    const twice = used.filter((id, index) => used.indexOf(id) !== index);
    // A new or full Moon may stand beneath several pages of its day.
    expect(twice.filter((id) => !id.includes('#beat'))).toEqual([]);
  });
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

it.each(SIGN_IDS)(
  'a week of %s has a lead and two to four dated lines, in the order of its days',
  (sign) => {
    // A Monday, in a week with little in the sky.
    const request = {
      kind: 'horoscope',
      type: 'weekly',
      date: '2026-11-16',
      person: { sign },
    } as const;
    const options = { book, skyOf, seed: 'a', history: historyOf([], ''), again: 0 };
    const page = writeFromBook(request, options);
    const days = (page?.parts ?? []).flatMap(({ text }) => {
      const day = WEEKDAYS.indexOf(text.split('.')[0] ?? '');
      return day === -1 ? [] : [day];
    });
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(days.length).toBeLessThanOrEqual(4);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(new Set(page?.facts.map(({ id }) => id)).size).toBe(page?.facts.length);
  },
);
