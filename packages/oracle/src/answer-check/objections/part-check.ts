import type { ToldFact } from '../../facts/told-fact.ts';

export interface PartCheck {
  /** The facts the model was given: it may cite no other. */
  readonly told: readonly ToldFact[];
  /** The user's day, yyyy-MM-dd. */
  readonly today: string;
  /** What the model was told, and must not repeat. */
  readonly instructions: string;
  /** What the conversation has named: its dates may be named again. */
  readonly said: string;
  /** Our own answer, as the model was told it. */
  readonly ownAnswer: string;
  /** Earlier pages, which must not be repeated. */
  readonly earlier: string;
  /** The language to be answered in. */
  readonly language: string;
  /** Whether there is a name to put in the place of `{name}`. */
  readonly hasName: boolean;
}

export type Objection =
  | 'unbacked'
  | 'contradiction'
  | 'banned-claim'
  /** It claims to know what cannot be known; see `checks/claims`. */
  | 'claim'
  | 'date'
  | 'repeat'
  | 'off-voice'
  | 'number'
  | 'not-prose'
  | 'echo'
  | 'language'
  | 'length';
