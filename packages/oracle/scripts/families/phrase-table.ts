import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import type { PhraseTable } from '../../src/chat/understand/model.ts';
import { isWordFeature } from '../../src/chat/understand/near/phrase-likeness.ts';
import type { Sample } from './read-samples.ts';

const BYTE = 127;

/** Phrases with their places in the space of an encoder, and which of them have each word. */
export function phraseTable(
  phrases: readonly Sample[],
  places: readonly Float32Array[],
  keyed: ReadonlyMap<string, string>,
): Omit<PhraseTable, 'hash' | 'modelHash'> {
  // Of a phrase the "family" is its passage.
  const passages = [...new Set([...phrases.map(({ family }) => family), ...keyed.values()])];
  const indexes = new Map(passages.map((passage, index) => [passage, index]));
  const words = phrases.map(({ features }) =>
    [...features.keys()].filter(isWordFeature).map(hashFeature),
  );
  const having = phrasesByWord(words);
  const hashes = [...having.keys()].toSorted((a, b) => a - b);
  const rarity = new Map(
    hashes.map((hash) => [hash, Math.log(1 + phrases.length / (having.get(hash)?.length ?? 1))]),
  );
  const lengthOf = (own: readonly number[]): number =>
    Math.hypot(...own.map((hash) => rarity.get(hash) ?? 0));
  return {
    passages,
    passageOf: Uint16Array.from(phrases, ({ family }) => indexes.get(family) ?? 0),
    places: inBytes(places),
    lengths: Float32Array.from(words, lengthOf),
    hashes: Uint32Array.from(hashes),
    rarity: Float32Array.from(hashes, (hash) => rarity.get(hash) ?? 0),
    starts: Uint32Array.from(startsOf(hashes.map((hash) => having.get(hash)?.length ?? 0))),
    phrases: Uint32Array.from(hashes.flatMap((hash) => having.get(hash) ?? [])),
    ...keyTable(keyed, indexes),
  };
}

function keyTable(
  keyed: ReadonlyMap<string, string>,
  indexes: ReadonlyMap<string, number>,
): Pick<PhraseTable, 'keys' | 'passageOfKey'> {
  const rows = [...keyed]
    .map(([key, passage]) => ({ hash: hashFeature(key), passage: indexes.get(passage) ?? 0 }))
    .toSorted((a, b) => a.hash - b.hash);
  return {
    keys: Uint32Array.from(rows, ({ hash }) => hash),
    passageOfKey: Uint16Array.from(rows, ({ passage }) => passage),
  };
}

function phrasesByWord(words: readonly (readonly number[])[]): Map<number, number[]> {
  const having = new Map<number, number[]>();
  words.forEach((own, phrase) => {
    for (const hash of own) {
      const others = having.get(hash) ?? [];
      others.push(phrase);
      having.set(hash, others);
    }
  });
  return having;
}

function inBytes(places: readonly Float32Array[]): Int8Array {
  const most = places.reduce(
    (all, place) => place.reduce((one, value) => Math.max(one, Math.abs(value)), all),
    0,
  );
  const size = places[0]?.length ?? 0;
  const bytes = new Int8Array(places.length * size);
  places.forEach((place, row) =>
    bytes.set(
      place.map((value) => Math.round((value / most) * BYTE)),
      row * size,
    ),
  );
  return bytes;
}

function startsOf(counts: readonly number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}
