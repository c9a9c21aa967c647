import type { NatalChart } from '@palm/astrology/chart';
import type { News } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';
import type { BookHistory } from './history.ts';
import type { OtherPages } from './other-pages.ts';
import type { ReadOn } from '../slots/render-date.ts';

export type PageRequest = {
  /** The lens of the page, and the ones to take when its shelf is empty. */
  readonly lenses: readonly Lens[];
  /** Whether another fact that has the first lens comes before a passage of another lens. */
  readonly isLensFirst: boolean;
  /** How much closer to the top this kind of page takes some news. */
  readonly bonus: (news: News) => number;
  readonly on: ReadOn;
  readonly name?: string | undefined;
  /** Null for the page of a Sun sign. */
  readonly chart: NatalChart | null;
  readonly seed: string;
  readonly history: BookHistory;
  readonly others: OtherPages;
  /** How many pages the user has had of this today. */
  readonly again: number;
  /** Pages to pass over; for kinds of which no history is kept. */
  readonly skip: number;
  readonly restDays: number;
};
