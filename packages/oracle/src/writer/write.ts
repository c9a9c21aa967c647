import type { Fact } from '../facts/fact.ts';
import type { ChatRequest, ReadingRequest } from '../request.ts';
import {
  LONGEST_ROW_WORDS,
  fourGrams,
  likeness,
  longRows,
  sharedRunWords,
} from '../text/four-grams.ts';
import { readsWell } from '../text/reading-ease.ts';
import { stumblesIn } from '../text/stumbles.ts';
import { dayNumberOf } from '../facts/sky-of-day.ts';
import { type Throw, personKey } from './hand.ts';
import type { Reading } from './reading.ts';
import { writeCompatibility } from './write-compatibility.ts';
import { writeLunar } from './write-lunar.ts';
import { writePage } from './write-page.ts';
import { writePalm } from './write-palm.ts';
import { writePartner } from './write-partner.ts';

/** All but the chat, which answers a message. */
export type WrittenRequest = Exclude<ReadingRequest, ChatRequest>;

export type WriteOptions = {
  /** Stays the same for a person: the shuffle bags are theirs. */
  readonly seed: string;
  /** How many readings of this type the person has had on this date already. */
  readonly turn?: number | undefined;
  /** The `fourGrams` of earlier readings, to be unlike them. */
  readonly history?: readonly (readonly number[])[] | undefined;
  /** The `longRows` that other people have read today in this type, to share none of them. */
  readonly printed?: ReadonlySet<number> | undefined;
};

const TRIES = 16;

/**
 * Up to sixteen tries, until one reads well, without a stumble, and is unlike what the person has read before;
 * else the best of them. The same request, facts and options give the same bytes, always. */
export function write(
  request: WrittenRequest,
  facts: readonly Fact[],
  { seed, turn = 0, history = [], printed = NOTHING }: WriteOptions,
): Reading {
  const key = personKey(seed, request);
  const count = dayNumberOf(request.date);
  const earlier = history.map((grams) => new Set(grams));
  const read = new Set(history.flat());
  let best: { reading: Reading; penalty: number } | undefined;
  for (let salt = 0; salt < TRIES; salt += 1) {
    const reading = draft(request, facts, { key, count, turn, salt, read });
    const penalty = penaltyOf(reading, earlier, printed);
    if (penalty <= UNLIKE_ENOUGH) return reading;
    if (best === undefined || penalty < best.penalty) best = { reading, penalty };
  }
  if (best === undefined) throw new RangeError('no try was made');
  return best.reading;
}

/** Up to this likeness to an earlier reading the first try is kept. */
const UNLIKE_ENOUGH = 0.06;
/** One stumble is worth another try, and less than being like a page of last week. */
const STUMBLE = 0.07;
const NOTHING: ReadonlySet<number> = new Set();

function penaltyOf(
  { text, parts }: Reading,
  earlier: readonly ReadonlySet<number>[],
  printed: ReadonlySet<number>,
): number {
  const grams = fourGrams(text);
  const own = new Set(grams);
  const worst = Math.max(0, ...earlier.map((other) => likeness(own, other)));
  const repeats =
    earlier.some((other) => sharedRunWords(grams, other) > LONGEST_ROW_WORDS) ||
    longRows(text).some((row) => printed.has(row));
  const stumbles = stumblesIn(parts.map((part) => part.text));
  return worst + STUMBLE * stumbles + (repeats ? 1 : 0) + (readsWell(text) ? 0 : 2);
}

function draft(request: WrittenRequest, facts: readonly Fact[], thrown: Throw): Reading {
  switch (request.kind) {
    case 'daily':
      return request.type === 'lunar-wisdom'
        ? writeLunar(request, facts, thrown)
        : writePage(request, facts, thrown);
    case 'horoscope':
      return writePage(request, facts, thrown);
    case 'partner':
      return writePartner(request, facts, thrown);
    case 'compatibility':
      return writeCompatibility(request, facts, thrown);
    case 'palm':
      return writePalm(request, facts, thrown);
  }
}
