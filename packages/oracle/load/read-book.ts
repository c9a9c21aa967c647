import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Entry, Fault } from '../src/book/entry.ts';
import { parseEntry, readEntry } from '../src/book/format/parse-entry.ts';

const BOOK_FOLDER = join(import.meta.dirname, '..', 'book');

export type ReadBook = { readonly entries: readonly Entry[]; readonly faults: readonly Fault[] };

/** Reads every entry of the Book from its Markdown file, in the order of their keys, and checks it. */
export function readBook(folder: string = BOOK_FOLDER): ReadBook {
  const parsed = readFiles(folder, parseEntry);
  return {
    entries: parsed.map(({ entry }) => entry),
    faults: parsed.flatMap(({ faults }) => faults),
  };
}

/** The entries alone, for a process that serves them: a test has checked them. */
export const readEntries = (): Entry[] =>
  readFiles(BOOK_FOLDER, readEntry).map(({ entry }) => entry);

function readFiles<T>(folder: string, parse: (key: string, source: string) => T): T[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.md'))
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .toSorted()
    .map((file) => parse(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')));
}
