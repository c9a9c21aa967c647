import { createBookSkies } from '../src/book/news/book-sky.ts';
import { historyOf, type PageRecord } from '../src/book/page/history.ts';
import type { Page } from '../src/book/page/page.ts';
import { writeFromBook } from '../src/book/write-from-book.ts';
import { openBook } from '../load/open-book.ts';
import { type Fields, fieldsOf } from './oracle-fields.ts';
import { requestOf } from './request-of.ts';

/*
 * One page for one line. A run keeps the skies it has computed, and what each person read on earlier
 * dates of the same run, so that thirty lines are thirty days of one user; a line that comes again is
 * answered with the same page.
 */
export type OracleRun = {
  readonly skyOf: ReturnType<typeof createBookSkies>;
  readonly read: Map<string, (PageRecord & { readonly page: Page })[]>;
};

export const newRun = (): OracleRun => ({ skyOf: createBookSkies(), read: new Map() });

export function answerOracleLine(line: string, run: OracleRun): string {
  try {
    const { title, text, parts, facts } = pageFor(fieldsOf(JSON.parse(line)), run);
    return JSON.stringify({
      title,
      text,
      parts: parts.map((part) => ({ text: part.text, cites: part.cites })),
      facts,
    });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'unreadable line' });
  }
}

function pageFor(fields: Fields, run: OracleRun): Page {
  const request = requestOf(fields);
  const seed = seedOf(fields['seed']);
  const { date, ...asked } = request;
  const reading = JSON.stringify([asked, seed]);
  const read = run.read.get(reading) ?? [];
  const same = read.find((one) => one.date === date);
  if (same !== undefined) return same.page;
  const page = writeFromBook(request, {
    book: openBook(),
    skyOf: run.skyOf,
    seed,
    history: historyOf(
      read.filter((one) => one.date < date),
      reading,
    ),
    again: 0,
  });
  if (page === null) throw new RangeError('the Book has no page for this');
  run.read.set(reading, [...read, { ...page, page, reading, date }]);
  return page;
}

function seedOf(seed: unknown): string {
  if (seed === undefined || seed === null) return '';
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new TypeError('seed is neither a text nor a number');
}
