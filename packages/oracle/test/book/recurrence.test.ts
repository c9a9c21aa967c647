import { expect, it } from 'vitest';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { readingOf } from '../../src/book/page/cards.ts';
import { historyOf, type PageRecord } from '../../src/book/page/history.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import { signOf } from '../../src/facts/birth-chart.ts';
import type { DailyRequest, HoroscopeRequest, Person } from '../../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../../src/vocabulary.ts';
import { people } from '../people.ts';
import { toldOnPage } from './told-on-page.ts';

const book = openBook();
const skyOf = createBookSkies();
const KINDS = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const),
];
const dates = Array.from({ length: 61 }, (_, day) =>
  new Date(Date.UTC(2027, 1, 1) + day * 86_400_000).toISOString().slice(0, 10),
);

type Sentence = { readonly words: string; readonly page: string };

/** Every sentence that a user reads who reads all types of page, a weekly one each Monday. */
function sentencesRead(person: Person): Sentence[] {
  const records: PageRecord[] = [];
  return dates.flatMap((date, day) =>
    KINDS.filter(({ type }) => type !== 'weekly' || day % 7 === 0).flatMap((kind) => {
      const reading = readingOf(kind, signOf(person) ?? undefined);
      const request = { ...kind, date, person } as DailyRequest | HoroscopeRequest;
      const history = historyOf(records, reading);
      const page = writeFromBook(request, { book, skyOf, seed: 'a', history, again: 0 });
      if (page === null) throw new Error(`no page: ${JSON.stringify(request)}`);
      records.push({ ...page, reading, date });
      return toldOnPage(book, page).flatMap(({ text }) =>
        text
          .split(/(?<=[.?]["”]?)\s+/u)
          .filter((words) => !/^(?:Today|\w+day)\.$/u.test(words))
          .map((words) => ({ words, page: `${date} ${reading}` })),
      );
    }),
  );
}

// The third has no birth time, and so the fewest facts.
it.each(people(3, 31))('no sentence comes again within 60 days of all pages of $name', (person) => {
  const read = new Map<string, Sentence>();
  const again: Sentence[] = [];
  for (const sentence of sentencesRead(person)) {
    const before = read.get(sentence.words);
    if (before !== undefined && before.page !== sentence.page) again.push(sentence);
    read.set(sentence.words, sentence);
  }
  expect(read.size).toBeGreaterThan(3000);
  expect(again).toEqual([]);
});
