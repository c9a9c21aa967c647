import { type Book, bookOf } from '../../src/book/book.ts';
import type { Entry, EntryKey } from '../../src/book/entry.ts';
import { BOOK_KINDS, keysOf } from '../../src/book/known-keys.ts';
import { LENSES } from '../../src/book/vocabulary.ts';

/** A Book in which every key has so many passages in each lens, and a line, to test what is told and not how. */
export function fullBook(variants = 1): Book {
  const kinds = BOOK_KINDS.filter((kind) => kind !== 'palm');
  return bookOf(kinds.flatMap((kind) => keysOf(kind).map((key) => entryOf(key, variants))));
}

const entryOf = (key: EntryKey, variants: number): Entry => ({
  key,
  gist: key,
  recurs: 'often',
  needs: 'nothing',
  passages: [...LENSES, 'lead' as const].flatMap((lens) =>
    Array.from({ length: variants }, (_, variant) => ({
      id: `${key}#${lens} ${variant}`,
      lens,
      turn: null,
      title: key,
      shape: 'Scene' as const,
      owner: null,
      text: `${key} by ${lens}, ${variant}.`,
    })),
  ),
  lines: [
    { id: `${key}#beat`, kind: 'beat', turn: null, matter: null, text: `**{day}.** ${key}.` },
    { id: `${key}#season`, kind: 'season', turn: null, matter: null, text: `Beneath: ${key}.` },
  ],
});

/** The same Book with so many lines more for each. */
export const withMoreLines = ({ entries }: Book, more: number): Book =>
  bookOf(
    entries.map((entry) => ({
      ...entry,
      lines: entry.lines.flatMap((line) => [
        line,
        ...Array.from({ length: more }, (_, index) => ({ ...line, id: `${line.id} ${index + 2}` })),
      ]),
    })),
  );
