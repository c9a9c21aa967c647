import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import type { News } from '../news/news.ts';

/** The dated line for some news, by its place where there is one, an unread one first. */
export function beatFor(
  book: Book,
  { key, turn, about }: News,
  used: ReadonlyMap<string, string>,
): Line | undefined {
  const inPlace = about.matter === null ? undefined : book.beatByMatter(key, about.matter);
  if (inPlace !== undefined) return inPlace;
  const beats = (book.entry(key)?.lines ?? []).filter(
    (line) => line.kind === 'beat' && (line.turn === null || line.turn === turn),
  );
  return beats.find(({ id }) => !used.has(id)) ?? beats[0];
}
