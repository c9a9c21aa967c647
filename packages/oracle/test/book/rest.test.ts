import { expect, it } from 'vitest';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { historyOf, type PageRecord } from '../../src/book/page/history.ts';
import { REST_DAYS } from '../../src/book/page/rest-days.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import type { Person } from '../../src/request.ts';
import { storyOf } from '../../src/book/news/news.ts';
import { people } from '../people.ts';
import { fullBook } from './full-book.ts';

const book = fullBook(8);
const skyOf = createBookSkies();
const reading = 'horoscope:daily:leo';
const dates = Array.from({ length: 150 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 16) + day * 86_400_000).toISOString().slice(0, 10),
);

function readDays(person: Person): PageRecord[] {
  const records: PageRecord[] = [];
  for (const date of dates) {
    const page = writeFromBook(
      { kind: 'horoscope', type: 'daily', date, person },
      { book, skyOf, seed: 'leo', history: historyOf(records, reading), again: 0 },
    );
    if (page !== null) records.push({ ...page, reading, date });
  }
  return records;
}

const records = readDays({ sign: 'leo' });

it('there is a page every day', () => {
  expect(records).toHaveLength(dates.length);
});

it('no passage comes again before it has rested', () => {
  const lastUse = new Map<string, number>();
  for (const [day, { used }] of records.entries()) {
    const [passage = ''] = used;
    const last = lastUse.get(passage);
    expect(last === undefined || day - last > REST_DAYS.sign).toBe(true);
    lastUse.set(passage, day);
  }
});

it('each type of reading tells an event by its own lens, and no passage twice', () => {
  const [first] = records;
  if (first === undefined) throw new Error('no page');
  const love = historyOf(records, 'horoscope:love:leo');
  expect(love.told.size).toBe(0);
  expect(love.used.has(first.used[0] ?? '')).toBe(true);
});

it('a contact that lasts for days is told once, and not at its beginning and again when exact', () => {
  const [person = {}] = people(1);
  const quick = readDays(person)
    .map(({ told }) => storyOf(told))
    .filter((story) => /^transit\/(?:sun|mercury|venus|mars)\//u.test(story));
  expect(quick.length).toBeGreaterThan(20);
  expect(new Set(quick).size).toBe(quick.length);
});
