import { hashFeature } from '../hash-feature.ts';
import { indexOfHash } from '../lexical-vector.ts';
import type { PhraseTable } from '../model.ts';
import { lengthsOf, type Products } from '../products.ts';

/** The encoder takes opposites for one another, and words alone miss other wordings. */
const MEANING_SHARE = 0.7;

/** A message, as it is compared with phrases. */
export interface Compared {
  /** Where it lies in the space of the phrases: see `onAxes` and `createMatterEmbed`. */
  readonly place: Float32Array;
  readonly features: ReadonlyMap<string, number>;
  readonly products: Products;
}

/** How like each phrase of a table is to a message, by its meaning and by its words. */
export const likenessesOf = (table: PhraseTable, message: Compared): Float32Array =>
  likenessesBy(meaningsOf(table, message), table, message);

/** The same, where the likeness of the meanings is known. */
export function likenessesBy(
  meanings: Float32Array,
  table: PhraseTable,
  { features }: Compared,
): Float32Array {
  const likenesses = sameWords(features, table);
  for (let phrase = 0; phrase < meanings.length; phrase += 1) {
    likenesses[phrase] =
      MEANING_SHARE * (meanings[phrase] ?? 0) + (1 - MEANING_SHARE) * (likenesses[phrase] ?? 0);
  }
  return likenesses;
}

/** For each phrase the cosine of the angle between it and a message. */
export function meaningsOf({ places }: PhraseTable, { place, products }: Compared): Float32Array {
  const own = Math.hypot(...place) || 1;
  const lengths = lengthsOf(places, place.length);
  const meanings = products(place, places);
  for (let phrase = 0; phrase < meanings.length; phrase += 1) {
    meanings[phrase] = (meanings[phrase] ?? 0) / (own * (lengths[phrase] || 1));
  }
  return meanings;
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
  for (let phrase = 0; phrase < common.length; phrase += 1) {
    common[phrase] = (common[phrase] ?? 0) / (length * (lengths[phrase] || 1));
  }
  return common;
}

/** What a word counts for that only one of so many phrases has. */
export const rarestOf = (count: number): number => Math.log(1 + count);
