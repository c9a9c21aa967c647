import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { historyOf, type PageRecord } from './history.ts';
import { openingOf } from './openings.ts';

const OPENINGS = [
  'You would be amazed',
  'Some days in the',
  'There is a kind',
  'Take the long way',
];

const book = bookOf(
  fullBook(OPENINGS.length).entries.map((entry) => ({
    ...entry,
    passages: entry.passages.map((passage, index) => ({
      ...passage,
      text: `${OPENINGS[index % OPENINGS.length]} ${passage.text}`,
    })),
  })),
);
const skyOf = createBookSkies();

it('begins no two pages of a user alike, as long as there is another', () => {
  const records: PageRecord[] = [];
  for (const date of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-29']) {
    const history = historyOf(records, 'horoscope:daily');
    const page = writeFromBook(
      { kind: 'horoscope', type: 'daily', date, person: { sign: 'leo' } },
      { book, skyOf, seed: 'leo', history, again: 0 },
    );
    if (page !== null) records.push({ ...page, reading: 'horoscope:daily', date });
  }
  const begun = records.map(({ used: [id = ''] }) => openingOf(book.passage(id)?.text ?? ''));
  expect(new Set(begun).size).toBe(OPENINGS.length);
});
