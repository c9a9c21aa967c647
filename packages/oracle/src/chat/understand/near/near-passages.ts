import type { Nearness } from '../understood.ts';
import { hashFeature } from './hash-feature.ts';
import { indexOfHash } from './lexical-vector.ts';
import type { LaterTables, PhraseTable } from './model.ts';
import { phraseKey } from './phrase-key.ts';
import { type Products, squaresOf } from './products.ts';

/** The encoder takes opposites for one another, and words alone miss other wordings. */
const MEANING_SHARE = 0.7;
/** A second phrase of the passage that is near too counts beside the nearest. */
const SECOND_SHARE = 0.3;
const LEAST_KEPT = 0.3;
const MOST_KEPT = 20;
/** All matters from here on are kept: which one is meant, its words tell. */
const LEAST_OF_MATTER = 0.55;
const MATTER_MEANING_SHARE = 0.7;
const LEAST_OF_LATER = 0.4;
/** A later message is like another only after a story that is like the other's. */
const LEAST_OF_STORY = 0.5;

/** A message, as it is compared with phrases. */
interface Compared {
  /** Where it lies in the space of the phrases: see `onAxes` and `createMatterEmbed`. */
  readonly place: Float32Array;
  readonly features: ReadonlyMap<string, number>;
  readonly products: Products;
}

/** The passages whose phrases are most like a message. */
export const nearPassages = (table: PhraseTable, message: Compared): Nearness =>
  kept(likenessesIn(table, message, MEANING_SHARE, LEAST_KEPT).slice(0, MOST_KEPT));

/** The everyday matters of which people type something like a message. */
export const nearMatters = (table: PhraseTable, message: Compared): Nearness =>
  kept(likenessesIn(table, message, MATTER_MEANING_SHARE, LEAST_OF_MATTER));

/** The later messages of certain stories that are most like this one, half by itself and half with its story. */
export function nearLater(
  { whole, alone }: LaterTables,
  message: { readonly whole: Compared; readonly alone: Compared },
): Nearness {
  const ofWhole = phrasesLike(whole, message.whole, MATTER_MEANING_SHARE);
  const ofAlone = phrasesLike(alone, message.alone, MATTER_MEANING_SHARE);
  const both = ofWhole.map((likeness, phrase) =>
    likeness < LEAST_OF_STORY ? 0 : (likeness + (ofAlone[phrase] ?? 0)) / 2,
  );
  return kept(namesLike(whole, both, LEAST_OF_LATER));
}

/** The names of a table whose phrases are at least so much like a message, the likest first. */
const likenessesIn = (
  table: PhraseTable,
  message: Compared,
  meaningShare: number,
  least: number,
): [string, number][] => namesLike(table, phrasesLike(table, message, meaningShare), least);

/** How like each phrase of a table is to a message. */
function phrasesLike(
  table: PhraseTable,
  { place, features, products }: Compared,
  meaningShare: number,
): Float32Array {
  const words = sameWords(features, table);
  return sameMeaning(place, table, products).map(
    (meaning, phrase) => meaningShare * meaning + (1 - meaningShare) * (words[phrase] ?? 0),
  );
}

function namesLike(
  table: PhraseTable,
  likenesses: Float32Array,
  least: number,
): [string, number][] {
  const count = table.passages.length;
  const [first, second] = [new Float32Array(count), new Float32Array(count)];
  for (const [phrase, likeness] of likenesses.entries()) {
    const passage = table.passageOf[phrase] ?? 0;
    const before = first[passage] ?? 0;
    first[passage] = Math.max(before, likeness);
    second[passage] = Math.max(second[passage] ?? 0, Math.min(before, likeness));
  }
  const likenessOf = (passage: number): number =>
    ((first[passage] ?? 0) + SECOND_SHARE * (second[passage] ?? 0)) / (1 + SECOND_SHARE);
  return table.passages
    .map((name, index): [string, number] => [name, likenessOf(index)])
    .filter(([, likeness]) => likeness >= least)
    .toSorted(([, a], [, b]) => b - a);
}

const kept = (found: readonly (readonly [string, number])[]): Nearness =>
  Object.fromEntries(found.map(([name, one]) => [name, rounded(one)]));

/** By each passage the reading of a message that is most like it. */
export function nearestOf(all: readonly Nearness[]): Nearness {
  const best: Record<string, number> = {};
  for (const [name, likeness] of all.flatMap((near) => Object.entries(near))) {
    best[name] = Math.max(best[name] ?? 0, likeness);
  }
  return best;
}

/** The passage with a phrase that is word for word the message. */
export function passageSaid(
  { keys, passageOfKey, passages }: PhraseTable,
  plain: string,
): string | null {
  const at = indexOfHash(keys, hashFeature(phraseKey(plain)));
  return at === -1 ? null : (passages[passageOfKey[at] ?? 0] ?? null);
}

/** Only what is said word for word is at one. */
const rounded = (likeness: number): number => Math.min(0.999, Math.round(likeness * 1000) / 1000);

/** For each phrase the cosine of the angle between it and a message. */
function sameMeaning(
  place: Float32Array,
  { places }: PhraseTable,
  products: Products,
): Float32Array {
  const own = Math.hypot(...place) || 1;
  const squares = squaresOf(places, place.length);
  return products(place, places).map(
    (product, phrase) => product / (own * (Math.sqrt(squares[phrase] ?? 0) || 1)),
  );
}

export const isWordFeature = (name: string): boolean =>
  name.startsWith('w ') || name.startsWith('c ');

/** For each phrase the share of words that it has in common with a message, rare ones counting more. */
function sameWords(features: ReadonlyMap<string, number>, table: PhraseTable): Float32Array {
  const { lengths, hashes, rarity, starts, phrases } = table;
  const common = new Float32Array(lengths.length);
  const rarest = rarestOf(lengths.length);
  let squares = 0;
  for (const name of features.keys()) {
    if (!isWordFeature(name)) continue;
    const word = indexOfHash(hashes, hashFeature(name));
    const value = (rarity[word] ?? rarest) ** 2;
    squares += value;
    if (word === -1) continue;
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      const phrase = phrases[at] ?? 0;
      common[phrase] = (common[phrase] ?? 0) + value;
    }
  }
  const length = Math.sqrt(squares) || 1;
  return common.map((value, phrase) => value / (length * (lengths[phrase] || 1)));
}

/** What a word counts for that only one of so many phrases has. */
const rarestOf = (count: number): number => Math.log(1 + count);
