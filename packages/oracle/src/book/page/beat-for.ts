import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import type { News } from '../news/news.ts';
import { openingOf } from './openings.ts';

/**
 * The dated line for some news, by its place where there is one: an unread one that begins otherwise than the lines
 * before it where there is a choice, or the one read longest ago. `used` are lines by the day of their last use.
 */
export function beatFor(
  book: Book,
  { key, turn, about, event }: News,
  used: ReadonlyMap<string, string>,
  before: ReadonlySet<string> = new Set(),
): Line | undefined {
  const inPlace = about.matter === null ? undefined : book.beatByMatter(key, about.matter);
  if (inPlace !== undefined) return inPlace;
  const beats = (book.entry(key)?.lines ?? []).filter(
    (line) => line.kind === 'beat' && (line.turn === null || line.turn === turn),
  );
  const unread = beats.filter(({ id }) => !used.has(id));
  if (unread.length === 0) return readLongestAgo(beats, used);
  const unlike = unread.filter(({ text }) => !before.has(openingOf(text)));
  const shelf = unlike.length > 0 ? unlike : unread;
  return shelf[hashOf(event) % shelf.length];
}

const readLongestAgo = (
  lines: readonly Line[],
  used: ReadonlyMap<string, string>,
): Line | undefined =>
  lines.toSorted((a, b) => ((used.get(a.id) ?? '') < (used.get(b.id) ?? '') ? -1 : 1))[0];
