import type { SlotContext } from '../../../slots/slot.ts';
import type { KeptPiece } from '../../../state.ts';
import type { Entities, Piece } from '../../../understood.ts';
import type { Told } from '../look-up.ts';

/** A message in one piece, with the question before it. */
export interface Whole {
  /** As typed. */
  readonly typed: string;
  /** As typed, in lower case and without apostrophes. */
  readonly text: string;
  /** All its questions, cleaned, without apostrophes. */
  readonly plain: string;
  readonly entities: Entities;
  readonly before: KeptPiece | null;
}

/** A question of chart, sky or calendar that only the message as a whole tells. */
export interface WholeLookUp {
  /** The family it belongs to: follow-ups and care go by it. */
  readonly family: string;
  /** Whether its text says itself which birth it goes by. */
  readonly saysBirth?: boolean;
  readonly isAsked: (whole: Whole) => boolean;
  /** Null where the value is not known: then the message is answered piece by piece. */
  readonly tell: (context: SlotContext, whole: Whole) => Told | null;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/['’`´]/gu, '');

/** What the first piece names counts before what a later one names. */
export function wholeOf(
  message: string,
  pieces: readonly Pick<Piece, 'plain' | 'entities'>[],
  before: KeptPiece | null,
): Whole {
  const entities: Entities = Object.assign(
    {},
    ...pieces.map((piece) => piece.entities).toReversed(),
  );
  return {
    typed: message,
    text: bare(message).replaceAll(/\s+/gu, ' ').trim(),
    plain: bare(pieces.map(({ plain }) => plain).join(' . ')),
    entities,
    before,
  };
}
