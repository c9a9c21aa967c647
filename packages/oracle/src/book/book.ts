import type { Entry, EntryKey, Line, Passage } from './entry.ts';
import type { Matter } from './vocabulary.ts';

/** The entries of the Book, ready to be looked up. */
export type Book = {
  readonly entries: readonly Entry[];
  readonly entry: (key: EntryKey) => Entry | undefined;
  readonly passage: (id: string) => Passage | undefined;
  /** The line of a week for news that one file tells house by house. */
  readonly beatByMatter: (key: EntryKey, matter: Matter) => Line | undefined;
};

export function bookOf(entries: readonly Entry[]): Book {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const byId = new Map(entries.flatMap(({ passages }) => passages.map((one) => [one.id, one])));
  return {
    entries,
    passage: (id) => byId.get(id),
    entry: (key) => byKey.get(key),
    beatByMatter: (key, matter) =>
      byKey.get(`${key}-beats`)?.lines.find((line) => line.matter === matter),
  };
}
