import type { FactView } from './fact-view.ts';

/** A sentence, or a few that belong together, with the numbers of the notes they rest on. */
export interface NotedPart {
  readonly text: string;
  readonly notes: readonly number[];
  /** True where it stands as a paragraph of its own. */
  readonly isParagraph?: boolean | undefined;
  /** True for what stands beside the thought of a page. */
  readonly isAside?: boolean | undefined;
}

export interface Note {
  readonly number: number;
  readonly words: string;
  /** What is known beyond the words, as a second line. */
  readonly detail?: string | undefined;
  /** Its numbers as a table and a picture; null where there are none. */
  readonly view: FactView | null;
}

export type NotedParagraph = readonly NotedPart[];
