/** Few words that ask or tell something of whatever was spoken about. */
export const PLAIN_TURNS = [
  'why',
  'really',
  'source',
  'when',
  'length',
  'better',
  'do',
  'specific',
  'meaning',
  'verdict',
  'say',
  'refused',
  'fails',
  'more',
  'valence',
  'good',
  'bad',
  'chart',
  'tried',
  'scared',
  'sad',
  'late',
  'fault',
  'longing',
  'which',
  'where',
  'who',
  'unsure',
] as const;
export type PlainTurn = (typeof PLAIN_TURNS)[number];

/** What is said: a text with slots, or another question that the chat answers in its place. */
export type ThreadSay =
  | {
      /** Words that the message or the conversation before it must have. */
      readonly of?: RegExp;
      readonly text: string;
    }
  /** Of words with named groups it may take what they found: `are $<a> and $<b> compatible`. */
  | { readonly of?: RegExp; readonly asks: string };

/** A subject that people begin with, and what is said to the short messages that follow. */
export interface Thread {
  readonly id: string;
  /** Families whose questions begin it. */
  readonly families: readonly string[];
  /** What the first question must be about, where its families answer other questions too. */
  readonly of?: RegExp;
  /** The first that fits and was not said yet. */
  readonly says: Readonly<Partial<Record<PlainTurn, readonly ThreadSay[]>>>;
  /** Further messages that only this subject knows, by their words. */
  readonly also?: readonly (readonly [RegExp, ThreadSay])[];
}

/** One text for each turn: the usual case. */
export const t = (...texts: readonly string[]): readonly ThreadSay[] =>
  texts.map((text) => ({ text }));
