import type { FamilyBank } from '../reply/talk.ts';

/** Words that say nothing of a subject. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the to of in on at and or is are am be been it this that so do does did i me my you your'.split(
    ' ',
  ),
);

const ENDINGS = /(?:ing|ed|es|s|ly)$/u;
const stem = (word: string): string => (word.length > 4 ? word.replace(ENDINGS, '') : word);

export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

/** Stems, pairs of neighbours and runs of four letters. */
function featuresOf(text: string): Set<string> {
  const words = plainWords(text).map(stem);
  const told = words.filter((word) => !EMPTY.has(word));
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  const letters = told.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => `~${word.slice(at, at + 4)}`),
  );
  return new Set([...told, ...pairs, ...letters]);
}

interface Phrasing {
  readonly family: string;
  readonly features: ReadonlySet<string>;
  readonly length: number;
}

export interface Ranked {
  readonly family: string;
  /** 1: the same words; 0: none in common. */
  readonly likeness: number;
}

/** The phrasings of all families, to find those nearest to a message. */
export interface PhrasingIndex {
  readonly rank: (text: string) => Ranked[];
}

export function createPhrasingIndex(families: FamilyBank): PhrasingIndex {
  const asks = [...families.values()].flatMap(({ id, asks: own }) =>
    own.map((ask) => ({ family: id, features: featuresOf(ask) })),
  );
  const counts = new Map<string, number>();
  for (const { features } of asks) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarity = (feature: string): number =>
    Math.log(1 + asks.length / (counts.get(feature) ?? 1));
  const lengthOf = (features: ReadonlySet<string>): number =>
    Math.sqrt([...features].reduce((sum, feature) => sum + rarity(feature) ** 2, 0));
  const phrasings: Phrasing[] = asks.map((ask) => ({ ...ask, length: lengthOf(ask.features) }));
  const holders = new Map<string, Phrasing[]>();
  for (const phrasing of phrasings) {
    for (const feature of phrasing.features) {
      holders.set(feature, [...(holders.get(feature) ?? []), phrasing]);
    }
  }
  return { rank: (text) => rankIn(featuresOf(text), holders, rarity, lengthOf) };
}

function rankIn(
  features: ReadonlySet<string>,
  holders: ReadonlyMap<string, readonly Phrasing[]>,
  rarity: (feature: string) => number,
  lengthOf: (features: ReadonlySet<string>) => number,
): Ranked[] {
  const shared = new Map<Phrasing, number>();
  for (const feature of features) {
    for (const phrasing of holders.get(feature) ?? []) {
      shared.set(phrasing, (shared.get(phrasing) ?? 0) + rarity(feature) ** 2);
    }
  }
  const length = lengthOf(features);
  const best = new Map<string, number[]>();
  for (const [{ family, length: other }, product] of shared) {
    best.set(family, [...(best.get(family) ?? []), product / (length * other || 1)]);
  }
  return [...best]
    .map(([family, all]) => ({ family, likeness: likenessOf(all) }))
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** The nearest phrasing counts most, the two after it a little. */
function likenessOf(all: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = all.toSorted((a, b) => b - a);
  return 0.8 * first + 0.12 * second + 0.08 * third;
}
