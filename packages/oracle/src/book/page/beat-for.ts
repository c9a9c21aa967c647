import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import type { News } from '../news/news.ts';

/** The dated line for some news, by its place where there is one: an unread one, the same each time for the same event. */
export function beatFor(
  book: Book,
  { key, turn, about, event }: News,
  used: ReadonlyMap<string, string>,
): Line | undefined {
  const inPlace = about.matter === null ? undefined : book.beatByMatter(key, about.matter);
  if (inPlace !== undefined) return inPlace;
  const beats = (book.entry(key)?.lines ?? []).filter(
    (line) => line.kind === 'beat' && (line.turn === null || line.turn === turn),
  );
  const unread = beats.filter(({ id }) => !used.has(id));
  const shelf = unread.length > 0 ? unread : beats;
  return shelf[hashOf(event) % Math.max(shelf.length, 1)];
}
