import { type Book, bookOf } from '../../src/book/book.ts';
import type { Entry, EntryKey } from '../../src/book/entry.ts';
import { BOOK_KINDS, keysOf } from '../../src/book/known-keys.ts';
import { LENSES } from '../../src/book/vocabulary.ts';

/** A Book in which every key has a passage and a line, to test what is told and not how. */
export function fullBook(): Book {
  const kinds = BOOK_KINDS.filter((kind) => kind !== 'palm' && kind !== 'with');
  return bookOf(kinds.flatMap((kind) => keysOf(kind).map(entryOf)));
}

const entryOf = (key: EntryKey): Entry => ({
  key,
  gist: key,
  recurs: 'often',
  needs: 'nothing',
  passages: [...LENSES, 'lead' as const].map((lens) => ({
    id: `${key}#${lens}`,
    lens,
    turn: null,
    title: key,
    shape: 'Scene',
    owner: null,
    text: `${key} by ${lens}.`,
  })),
  lines: [
    { id: `${key}#beat`, kind: 'beat', turn: null, matter: null, text: `**{day}.** ${key}.` },
    { id: `${key}#season`, kind: 'season', turn: null, matter: null, text: `Beneath: ${key}.` },
  ],
  withLines: [],
});
