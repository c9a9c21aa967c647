import { hashFeature } from '../hash-feature.ts';
import { indexOfHash } from '../lexical-vector.ts';
import type { PhraseTable } from '../model.ts';
import { isWordFeature, rarestOf } from './phrase-likeness.ts';

// What a passage or a matter has to do with a message, by all its phrases together. Plain loops: a list of pairs of a
// hundred thousand phrases would be a third of the time of understanding.

/** A second phrase that is near too counts beside the nearest. */
const SECOND_SHARE = 0.3;

/** How like the nearest phrases of each name are; a second one that is near counts too. */
export function nearestPhrases(table: PhraseTable, likenesses: Float32Array): Float32Array {
  const count = table.passages.length;
  const [first, second] = [new Float32Array(count), new Float32Array(count)];
  for (let phrase = 0; phrase < likenesses.length; phrase += 1) {
    const likeness = likenesses[phrase] ?? 0;
    const passage = table.passageOf[phrase] ?? 0;
    const before = first[passage] ?? 0;
    if (likeness > before) {
      second[passage] = before;
      first[passage] = likeness;
    } else if (likeness > (second[passage] ?? 0)) second[passage] = likeness;
  }
  return first.map(
    (likeness, passage) => (likeness + SECOND_SHARE * (second[passage] ?? 0)) / (1 + SECOND_SHARE),
  );
}

/** The mean of a value over the phrases of each name. */
export function meansOf({ passages, passageOf }: PhraseTable, values: Float32Array): Float32Array {
  const [sums, counts] = [new Float32Array(passages.length), new Float32Array(passages.length)];
  for (let phrase = 0; phrase < values.length; phrase += 1) {
    const passage = passageOf[phrase] ?? 0;
    sums[passage] = (sums[passage] ?? 0) + (values[phrase] ?? 0);
    counts[passage] = (counts[passage] ?? 0) + 1;
  }
  return sums.map((sum, passage) => sum / (counts[passage] || 1));
}

/** For each name the share of a message's words that stand in any of its phrases, rare ones counting more. */
export function wordsKnown(
  { passages, passageOf, hashes, rarity, starts, phrases }: PhraseTable,
  features: ReadonlyMap<string, number>,
): Float32Array {
  const known = new Float32Array(passages.length);
  const countedFor = new Int32Array(passages.length).fill(-1);
  const rarest = rarestOf(passageOf.length);
  let whole = 0;
  for (const name of features.keys()) {
    if (!isWordFeature(name)) continue;
    const word = indexOfHash(hashes, hashFeature(name));
    const value = rarity[word] ?? rarest;
    whole += value;
    if (word === -1) continue;
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      const passage = passageOf[phrases[at] ?? 0] ?? 0;
      if (countedFor[passage] === word) continue;
      countedFor[passage] = word;
      known[passage] = (known[passage] ?? 0) + value;
    }
  }
  return known.map((value) => value / (whole || 1));
}

/** The names that are at least so much like a message, the likest first. */
export function named(
  { passages }: PhraseTable,
  likenesses: Float32Array,
  least: number,
): [string, number][] {
  const found: [string, number][] = [];
  for (let index = 0; index < passages.length; index += 1) {
    const likeness = likenesses[index] ?? 0;
    if (likeness >= least) found.push([passages[index] ?? '', likeness]);
  }
  return found.toSorted(([, a], [, b]) => b - a);
}
