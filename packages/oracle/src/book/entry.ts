import type { Lens, LineKind, Matter, Need, Point, Shape, Turn } from './vocabulary.ts';

/** The path of an entry without its ending, such as `transit/pluto/together-saturn`. */
export type EntryKey = string;

/** A page, or the lead of a weekly page. */
export type Passage = {
  /** Unique in the Book: key, heading and number. A user's used passages are kept by it. */
  readonly id: string;
  readonly lens: Lens | 'lead';
  readonly turn: Turn | null;
  readonly title: string;
  readonly shape: Shape;
  /** In a tie of two charts: whose planet is whose, where the passage depends on it. */
  readonly owner: { readonly yours: Point; readonly theirs: Point } | null;
  readonly text: string;
};

/**
 * A dated line of a weekly page, the line under a page that names the slow contact beneath it, or what joins and
 * closes the parts of a page.
 */
export type Line = {
  readonly id: string;
  readonly kind: LineKind;
  readonly turn: Turn | null;
  /** Set where one file holds a line for each house. */
  readonly matter: Matter | null;
  readonly text: string;
};

export type Entry = {
  readonly key: EntryKey;
  readonly gist: string;
  readonly recurs: string;
  readonly needs: Need;
  readonly passages: readonly Passage[];
  readonly lines: readonly Line[];
};

/** Something an editor has to mend. */
export type Fault = { readonly file: string; readonly line: number; readonly what: string };
