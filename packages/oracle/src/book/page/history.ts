import type { Shape } from '../vocabulary.ts';

/** What a reader was shown before: parts of the Book by the day they were last used, and events told. */
export type BookHistory = {
  /** Passages, lines and sentences by id, with the date of their last use, yyyy-MM-dd. */
  readonly used: ReadonlyMap<string, string>;
  readonly told: ReadonlySet<string>;
  readonly lastShape: Shape | null;
};

export const NO_HISTORY: BookHistory = { used: new Map(), told: new Set(), lastShape: null };
