import type { ChatFact } from '../../../facts/fact.ts';
import type { SlotContext } from '../../slots/slot.ts';
import type { KeptPiece } from '../../state.ts';

/** A value that was found, as whole sentences, with the facts they rest on. */
export interface Told {
  readonly text: string;
  readonly facts: readonly ChatFact[];
}

/** What a look-up sees of a message. */
export type Asking = Pick<KeptPiece, 'plain' | 'text' | 'said' | 'entities'>;

/** A question for one value, known by its words alone. */
export interface LookUp {
  /** The family it belongs to: follow-ups and care go by it. */
  readonly family: string;
  /** Whether a recognised family that looks for days stays: it knows what the day is for. */
  readonly keepsPurpose?: boolean;
  readonly isAsked: (piece: Asking) => boolean;
  /** Null where the value is not known: then the family answers. */
  readonly tell: (context: SlotContext, piece: Asking) => Told | null;
}

/** The question with the statement before it, as it was typed, in lower case. */
export const wholeOf = ({ said, text }: Pick<Asking, 'said' | 'text'>): string =>
  `${said} ${text}`.toLowerCase();

export const told = (text: string, ...facts: readonly ChatFact[]): Told => ({
  text,
  facts,
});
