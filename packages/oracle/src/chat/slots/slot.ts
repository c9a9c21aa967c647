import type { NatalChart } from '@palm/astrology/chart';
import type { Instant } from '@palm/astrology/instant';
import type { SkyTable } from '@palm/astrology/sky-table';
import type { SignId } from '@palm/astrology/vocabulary';
import type { ChatFact, NoteFact } from '../../facts/fact.ts';
import type { Person } from '../../request.ts';
import type { Purpose } from '../family.ts';
import type { Entities } from '../understood.ts';

/** Figures of the product, handed in: none is typed into a passage. */
export interface ProductFigures {
  readonly price: string;
  readonly trialDays: number;
  readonly freeQuestions: number;
  readonly premiumSaved: number;
}

/** A paragraph of the user's last palm reading, with what was measured for it. */
export interface PalmPassage {
  readonly text: string;
  readonly findings: readonly { readonly id: string; readonly words: string }[];
}

/** Whole passages of the Book, for answers that tell one. */
export interface BookPages {
  /** The page of a sign for the user's day. */
  readonly ofSign: (sign: SignId) => string | null;
  /** A planet or an angle in its sign at birth. */
  readonly ofPlacement: (point: string, sign: SignId) => string | null;
}

/** All that a slot may be computed from. */
export interface SlotContext {
  readonly now: Instant;
  readonly zone: string;
  readonly sky: SkyTable;
  readonly person: Person;
  readonly chart: NatalChart | null;
  /** The whole name of the profile. */
  readonly birthName: string | null;
  /** The family that is being answered, and the kind of day it looks for. */
  readonly familyId: string;
  readonly purpose: Purpose | null;
  readonly entities: Entities;
  /** The message, cleaned. */
  readonly plain: string;
  readonly palm: readonly PalmPassage[];
  readonly product: ProductFigures;
  readonly pages: BookPages;
  /** Who draws a card: the same user, day and question draw the same one. */
  readonly seed: string;
  /** No card after words of care, a death, an illness or a pregnancy. */
  readonly mayDraw: boolean;
}

/** A filled slot, with the facts its words rest on. */
export interface Filled {
  readonly text: string;
  readonly facts: readonly ChatFact[];
}

/** Null: the fact does not hold, or is not known. */
export type Slot = (context: SlotContext) => Filled | null;
export type SlotGroup = Readonly<Record<string, Slot>>;

export const fill = (
  text: string | number | null | undefined,
  ...facts: readonly ChatFact[]
): Filled | null =>
  text === null || text === undefined || text === '' ? null : { text: String(text), facts };

/** A receipt that has words alone. */
export const note = (id: string, words: string): NoteFact => ({
  id: `note:${id}`,
  kind: 'note',
  words,
});

/** Computed once for each message, however many slots use it. */
export function perMessage<Value>(
  compute: (context: SlotContext) => Value,
): (context: SlotContext) => Value {
  const kept = new WeakMap<SlotContext, { readonly value: Value }>();
  return (context) => {
    const found = kept.get(context) ?? { value: compute(context) };
    kept.set(context, found);
    return found.value;
  };
}
