import type { SignId } from '@palm/astrology/vocabulary';
import type { Entry, EntryKey, Line, Passage, WithLine } from './entry.ts';
import type { Family, Matter, Point } from './vocabulary.ts';

/** The entries of the Book, ready to be looked up. */
export type Book = {
  readonly entries: readonly Entry[];
  readonly entry: (key: EntryKey) => Entry | undefined;
  readonly passage: (id: string) => Passage | undefined;
  readonly withLines: (point: Point, family: Family, sign: SignId) => readonly WithLine[];
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
    withLines: (point, family, sign) =>
      (byKey.get(`with/${point}`)?.withLines ?? []).filter(
        (line) => line.family === family && line.sign === sign,
      ),
    beatByMatter: (key, matter) =>
      byKey.get(`${key}-beats`)?.lines.find((line) => line.matter === matter),
  };
}
