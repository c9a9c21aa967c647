import type { Instant } from '@palm/astrology/instant';
import type { CareState } from '../safety/care-state.ts';
import type { MatterForm } from './everyday-matter.ts';
import type { Branch } from './family.ts';
import type { Entities, Person, Piece } from './understood.ts';

/** What the user may tap instead of typing. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A choice with what a tap on it does. */
export interface ShownChoice extends Choice {
  readonly does:
    | { readonly kind: 'family'; readonly family: string }
    | { readonly kind: 'matter'; readonly matter: string; readonly form: MatterForm }
    | { readonly kind: 'piece'; readonly index: number }
    | { readonly kind: 'something-else' }
    | { readonly kind: 'listen' }
    | { readonly kind: 'care' };
}

/** The question an answer closed with, and where replies to it lead. */
export interface OpenQuestion {
  readonly family: string;
  readonly branches: readonly Branch[];
}

/** A part of a message, small enough to keep. */
export type KeptPiece = Pick<
  Piece,
  'text' | 'plain' | 'said' | 'family' | 'entities' | 'form' | 'about' | 'isJoke'
> &
  Partial<Pick<Piece, 'near' | 'matters' | 'isRough'>>;

/** What is kept of a conversation beside its messages: plain JSON. */
export interface ChatState {
  readonly version: 3;
  /** The last answer: its family, and the passage as "answer · name". */
  readonly family: string | null;
  readonly passage: string | null;
  /** The last real question, which follow-ups are about. */
  readonly piece: KeptPiece | null;
  /** The last few questions, oldest first, for those who come back to one. */
  readonly questions: readonly KeptPiece[];
  /** The people who were spoken of, in the order in which they came up. */
  readonly people: readonly Person[];
  /** Person in focus, deed and deadline live on beyond the message that named them. */
  readonly entities: Entities;
  readonly open: OpenQuestion | null;
  /** "family/answer · name" of every passage that was said, newest last. */
  readonly used: readonly string[];
  /** Ids of the facts that were told. */
  readonly facts: readonly string[];
  /** The receipts of the last answer, in words. */
  readonly receipts: readonly string[];
  /** Families that the last question might have meant instead, best first. */
  readonly runnersUp: readonly string[];
  /** Parts of a long message that have no answer yet. */
  readonly waiting: readonly KeptPiece[];
  readonly shown: readonly ShownChoice[];
  /** Whether the last answer ended in a question. */
  readonly asked: boolean;
  /** How many messages in a row were not understood. */
  readonly unsure: number;
  /** Grief, illness, pregnancy or care is the subject: no planet unless the user asks for it. */
  readonly isTender: boolean;
  /** The day on which it was: no card is drawn on it. */
  readonly tenderOn: string | null;
  /** What care remembers, and since when. */
  readonly care: { readonly state: CareState; readonly since: Instant } | null;
}

export const NEW_STATE: ChatState = {
  version: 3,
  family: null,
  passage: null,
  piece: null,
  questions: [],
  people: [],
  entities: {},
  open: null,
  used: [],
  facts: [],
  receipts: [],
  runnersUp: [],
  waiting: [],
  shown: [],
  asked: false,
  unsure: 0,
  isTender: false,
  tenderOn: null,
  care: null,
};

const MOST_KEPT = 80;

export const keptLast = (entries: readonly string[]): string[] =>
  [...new Set(entries)].slice(-MOST_KEPT);
