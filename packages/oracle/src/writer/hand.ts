import { drawFrom } from '../text/shuffle-bag.ts';
import type { Person, ReadingRequest } from '../request.ts';

/**
 * The hand that draws words for one reading. Each list is a bag of its own for each
 * person, and a day draws the next entry, so nothing returns before the list is
 * used up.
 */
export type Hand = {
  readonly draw: <Entry>(bag: string, entries: readonly Entry[]) => Entry;
};

/** Keeps a second reading of the day clear of what the coming days are going to draw. */
const TURN_STEP = 17;

export type Throw = {
  readonly key: string;
  /** The day, by which the pages of the book are turned. */
  readonly count: number;
  readonly turn: number;
  /** Which try at the page this is; 0 is the first. */
  readonly salt: number;
  /** The four-grams of all that the person has read before. */
  readonly read: ReadonlySet<number>;
};

export function handFor({ key, count, turn, salt }: Omit<Throw, 'read'>): Hand {
  const page = salt === 0 ? key : `${key}/${salt}`;
  return {
    draw: (bag, entries) => drawFrom(entries, `${page}/${bag}`, count + turn * TURN_STEP),
  };
}

/** The first tries change only how the page is put together, the later ones its sentences too. */
const ARRANGING_SALTS = 2;

/** The last tries take another subject altogether. */
const OTHER_SUBJECT_SALT = 4;

export const subjectShift = (salt: number): number => (salt < OTHER_SUBJECT_SALT ? 0 : salt);

/** For the sentences of the book, which are not to be drawn again before their time. */
export const bookSalt = (salt: number): number => (salt < ARRANGING_SALTS ? 0 : salt);

/** Who reads: two people with one seed still get two books. */
export function personKey(seed: string, request: ReadingRequest): string {
  const partner = 'partner' in request ? describe(request.partner) : '';
  const type = 'type' in request ? request.type : '';
  return [seed, request.kind, type, describe(request.person), partner].join('|');
}

function describe({ name, sign, birth }: Person): string {
  const { date, time, latitude, longitude, zone } = birth ?? {};
  return [name, sign, date, time, latitude, longitude, zone].map((part) => part ?? '').join(',');
}
