import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { people } from '../../../test/people.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { NO_HISTORY } from './history.ts';
import { weekdayNamed } from './render-date.ts';

const options = { skyOf: createBookSkies(), seed: 'a', history: NO_HISTORY, again: 0 };
const dates = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2027, 0, 3) + week * 8 * 86_400_000).toISOString().slice(0, 10),
);
const [person = {}] = people(1, 5);
const full = fullBook();

it('a line of a later day of the week does not call that day today', () => {
  const book = bookOf(
    full.entries.map((entry) => ({
      ...entry,
      lines: entry.key.startsWith('week/')
        ? []
        : entry.lines.map((line) => ({ ...line, text: `{day}. Do it today, ${line.id}.` })),
    })),
  );
  for (const date of dates) {
    const page = writeFromBook(
      { kind: 'horoscope', type: 'weekly', date, person },
      { ...options, book },
    );
    const today = weekdayNamed(date);
    const beats = page?.parts.filter(({ text }) => /^\w+day\. Do it/u.test(text)) ?? [];
    expect(beats.length).toBeGreaterThan(2);
    for (const { text } of beats) {
      expect(text).toContain(text.startsWith(today) ? 'Do it today' : 'Do it that day');
    }
  }
});
