import type { FactView } from './fact-view.ts';

/** One or more sentences with the numbers of their notes. */
export interface NotedPart {
  readonly text: string;
  readonly notes: readonly number[];
  /** True for a paragraph of its own. */
  readonly isParagraph?: boolean | undefined;
  /** True for what stands beside the thought of a page. */
  readonly isAside?: boolean | undefined;
}

export interface Note {
  readonly number: number;
  readonly words: string;
  /** What is known beyond the words, as a second line. */
  readonly detail?: string | undefined;
  /** Until when it lasts, in words. */
  readonly through?: string | undefined;
  /** Its numbers as a table and a picture; null where there are none. */
  readonly view: FactView | null;
}

export type NotedParagraph = readonly NotedPart[];
