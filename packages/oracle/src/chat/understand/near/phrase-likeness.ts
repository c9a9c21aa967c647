import { hashFeature } from '../hash-feature.ts';
import { indexOfHash } from '../lexical-vector.ts';
import type { PhraseTable } from '../model.ts';
import { type Products, squaresOf } from '../products.ts';

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
  const words = sameWords(features, table);
  return meanings.map(
    (meaning, phrase) => MEANING_SHARE * meaning + (1 - MEANING_SHARE) * (words[phrase] ?? 0),
  );
}

/** For each phrase the cosine of the angle between it and a message. */
export function meaningsOf({ places }: PhraseTable, { place, products }: Compared): Float32Array {
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
export const rarestOf = (count: number): number => Math.log(1 + count);
