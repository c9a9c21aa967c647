/** What the last message of a story does: how it asks, or what kind of detail it tells. */
export const MOVES = [
  // Questions.
  'no',
  'fail',
  'if',
  'also',
  'will',
  'say',
  'normal',
  'them',
  'why',
  'when',
  'how',
  'should',
  // Statements.
  'compare',
  'others',
  'hurt',
  'blame',
  'fear',
  'alone',
  'nothing',
  'dismissed',
  'asked-of',
  'lean',
  'did',
  'age',
  'but',
  'told',
] as const;
export type Move = (typeof MOVES)[number];

/** A kind of story, with what is said to the next message of it by what that message does. */
export interface Situation {
  readonly id: string;
  /** The field of life that it belongs to; absent for a field itself and for the app. */
  readonly field?: string;
  /** Words of the story, in plain words and lower case. */
  readonly story: RegExp;
  /** Words of another story that looks alike. */
  readonly unless?: RegExp;
  readonly says: Readonly<Partial<Record<Move, string>>>;
}
