import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import type { News } from '../news/news.ts';
import { openingOf } from './openings.ts';
import { hasRested } from './rest-days.ts';

/** Within this a line of the same key was about the same event: a week tells it ahead, and the page of its day again. */
const SAME_EVENT_DAYS = 6;

/** Lines by the day of their last use; `date` is today, or null where each event is told once. */
type LinesRead = { readonly used: ReadonlyMap<string, string>; readonly date: string | null };

/**
 * The dated line for some news, by its place where there is one: the one that told the same event before, or an unread
 * one that begins otherwise than the lines before it where there is a choice, or the one read longest ago.
 */
export function beatFor(
  book: Book,
  { key, turn, about, event }: News,
  { used, date }: LinesRead,
  before: ReadonlySet<string> = new Set(),
): Line | undefined {
  const inPlace = about.matter === null ? undefined : book.beatByMatter(key, about.matter);
  if (inPlace !== undefined) return inPlace;
  const beats = (book.entry(key)?.lines ?? []).filter(
    (line) => line.kind === 'beat' && (line.turn === null || line.turn === turn),
  );
  const told = beats.find(
    ({ id }) => date !== null && !hasRested(used.get(id), date, SAME_EVENT_DAYS),
  );
  const unread = beats.filter(({ id }) => !used.has(id));
  if (told !== undefined || unread.length === 0) return told ?? readLongestAgo(beats, used);
  const unlike = unread.filter(({ text }) => !before.has(openingOf(text)));
  const shelf = unlike.length > 0 ? unlike : unread;
  return shelf[hashOf(event) % shelf.length];
}

const readLongestAgo = (
  lines: readonly Line[],
  used: ReadonlyMap<string, string>,
): Line | undefined =>
  lines.toSorted((a, b) => ((used.get(a.id) ?? '') < (used.get(b.id) ?? '') ? -1 : 1))[0];
