import type { Theme } from '../../../src/chat/family.ts';

/** One answer to a turn, with slots such as `{who}`. */
export interface TurnPassage {
  /** Words that it is written for, in the turn or in the conversation before it; absent: any. */
  readonly of?: RegExp;
  /** Subjects that it is written for; absent: any. */
  readonly themes?: readonly Theme[];
  readonly text: string;
}

/** A kind of message that only says something together with the conversation before it. */
export interface Turn {
  readonly id: string;
  /** How it is said, in plain words. */
  readonly said: RegExp;
  /** What it is not. */
  readonly unless?: RegExp;
  /** The passage is chosen by the whole story in the order below, and not by the words of the turn first. */
  readonly isByStory?: boolean;
  /** Its own words decide: it answers before what is written for the story. */
  readonly isOfTurn?: boolean;
  /** A message with a subject of its own is left to that subject. */
  readonly yields?: boolean;
  /** What the conversation before must have been about. */
  readonly after?: RegExp;
  readonly passages: readonly TurnPassage[];
}
