import { DAY_MS } from '@palm/astrology/instant';
import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';
import { canFill, type Slots } from './fill-slots.ts';
import type { BookHistory } from './history.ts';

/** News that was told already comes after everything of its own rank. */
const TOLD_LATER = 0.9;

/** The news of the day in the order in which this type of page takes it. */
export function ranked(
  news: readonly News[],
  bonus: (one: News) => number,
  { told }: Pick<BookHistory, 'told'>,
): News[] {
  const score = (one: News): number =>
    one.rank - bonus(one) + (told.has(one.event) ? TOLD_LATER : 0);
  return news
    .filter((one) => !one.isSeason && !(one.rank < 2 && told.has(one.event)))
    .map((one) => ({ one, score: score(one) }))
    .toSorted((a, b) => a.score - b.score || (a.one.key < b.one.key ? -1 : 1))
    .map(({ one }) => one);
}

export type Wanted = {
  readonly lens: Lens | 'lead';
  readonly slots: Slots;
  readonly date: string;
  /** Days within which no passage comes again. */
  readonly restDays: number;
  readonly seed: string;
};

/** A passage for the news that the reader has not met lately; null when the shelf is empty. */
export function choosePassage(
  book: Book,
  { key, turn, about }: News,
  { lens, slots, date, restDays, seed }: Wanted,
  { used, lastShape }: BookHistory,
): Passage | null {
  const rested = ({ id }: Passage): boolean => {
    const last = used.get(id);
    return last === undefined || daysSince(last, date) > restDays;
  };
  const candidates = (book.entry(key)?.passages ?? []).filter(
    (passage) =>
      passage.lens === lens &&
      (passage.turn === null || passage.turn === turn) &&
      (passage.owner === null || passage.owner.yours === about.point) &&
      canFill(passage.text, slots) &&
      rested(passage),
  );
  const order = (passage: Passage): number =>
    (passage.turn === turn ? 0 : 4) +
    (used.has(passage.id) ? 2 : 0) +
    (passage.shape === lastShape ? 1 : 0) +
    hashOf(`${seed} ${passage.id}`) / 2 ** 32;
  return candidates.toSorted((a, b) => order(a) - order(b))[0] ?? null;
}

const daysSince = (last: string, date: string): number =>
  (Date.parse(date) - Date.parse(last)) / DAY_MS;
