import { isOneOf, type Shape, SHAPES } from '../vocabulary.ts';

/** What a user was shown before: parts of the Book by the day they were last used, and events told. */
export type BookHistory = {
  /** Passages, lines and sentences by id, with the date of their last use, yyyy-MM-dd. */
  readonly used: ReadonlyMap<string, string>;
  readonly told: ReadonlySet<string>;
  readonly lastShape: Shape | null;
  /** All pages that these were gathered from, oldest first. */
  readonly records: readonly PageRecord[];
};

export const NO_HISTORY: BookHistory = {
  used: new Map(),
  told: new Set(),
  lastShape: null,
  records: [],
};

/** What is remembered of a page. */
export type PageRecord = {
  /** Kind and type, as 'daily:love-forecast'. */
  readonly reading: string;
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly used: readonly string[];
  readonly told: string;
  readonly shape: string;
};

/** What the next page of a reading has to go by. `records` are all pages of the user, oldest first. */
export function historyOf(records: readonly PageRecord[], reading: string): BookHistory {
  const last = records.at(-1)?.shape ?? '';
  return {
    used: usedIn(records),
    // Each type of reading tells of an event by its own lens.
    told: new Set(records.filter((one) => one.reading === reading).map(({ told }) => told)),
    lastShape: isOneOf(SHAPES, last) ? last : null,
    records,
  };
}

const usedIn = (records: readonly PageRecord[]): Map<string, string> =>
  new Map(records.flatMap(({ used, date }) => used.map((id) => [id, date])));
