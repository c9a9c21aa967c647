import type { NextForm } from '../../../../src/chat/family.ts';
import type { Turn } from '../turn.ts';

/** A later message that is taken up with a sentence or two, before more is said on the story's subject. */
export interface Reaction extends Turn {
  /** The ways of asking whose answers may follow, the best one first; absent: nothing follows. */
  readonly followedBy?: readonly NextForm[];
  /** Whether only what is written for the story's everyday matter may follow. */
  readonly isOfMatter?: boolean;
  /** Whether it says enough where nothing can follow. */
  readonly isWhole?: boolean;
  /** Who somebody is, or where they live: never a subject of its own. */
  readonly isAside?: boolean;
  /** Whether its passages go by the words of this message alone, and not by those before it. */
  readonly isByMessage?: boolean;
  /** Whether it asks for a yes or a no, so that what follows may begin with one. */
  readonly isAsked?: boolean;
}

/** The sentences of a reaction that are said whatever the story is. */
export const anyOf = (...texts: readonly string[]): Turn['passages'] =>
  texts.map((text) => ({ text }));
