import { FEATURE_KIND as KIND, mix } from './feature-hash.ts';
import { conceptsOf, type WordConcepts } from './word-concepts.ts';

const MOST_CONCEPTS = 16;
const FARTHEST_CONCEPT = 4;
const WORDS_BEFORE = 3;
const WORDS_AFTER = 2;
const MOST_COUNTED = 4;
/** A count is one feature among hundreds: said in several voices it is heard. */
const COUNT_VOICES = [1, 2, 3, 4] as const;

/** Who is spoken of, and whether something is denied: a blade means more beside "I" and "not". */
const TOLD = [
  /\b(?:i|me|my|myself|mine)\b/u,
  /\b(?:he|she|they|him|her|them|his)\b/u,
  /\b(?:not|never|no|nobody|nothing|without)\b/u,
] as const;

/** The small words that say who does what to whom, and when. */
const SMALL_WORDS = new Set(
  (
    'i me my myself he she it they him her them his you your we us our the a an to of in on at for with and but or so ' +
    'if when is am are was were be been do does did have has had not no never will would can could should just that ' +
    'this there what how who any some all every more than as by from up out off about into onto over under after ' +
    'before since until then now too very really'
  ).split(' '),
);

/** What the words of a sentence mean, alone, together, beside the small words, and counted. */
export function addConceptFeatures(
  words: readonly string[],
  hashes: readonly number[],
  features: Set<number>,
): void {
  const meanings = words.map(conceptsOf);
  addConcepts(words, meanings, features);
  addNeighbours({ words, hashes, meanings }, features);
  addCounts(meanings, features);
}

/** Concepts, and every pair of them: a blade says little, a blade and an arm much. */
function addConcepts(
  words: readonly string[],
  meanings: readonly WordConcepts[],
  features: Set<number>,
): void {
  const concepts = [...new Set(meanings.flatMap((meaning) => meaning.concepts))]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_CONCEPTS);
  const sentence = words.join(' ');
  const told = [...TOLD.keys()].filter((mark) => TOLD[mark]?.test(sentence));
  const tellers = told.reduce((set, mark) => set + 2 ** mark, 0);
  features.add(mix(KIND.told, tellers));
  for (const [index, concept] of concepts.entries()) {
    features.add(mix(KIND.concept, concept));
    for (const mark of told) features.add(mix(mix(KIND.told, concept), mark));
    for (const other of concepts.slice(index + 1)) {
      features.add(mix(mix(KIND.conceptPair, concept), other));
    }
  }
}

type Meant = {
  readonly words: readonly string[];
  readonly hashes: readonly number[];
  readonly meanings: readonly WordConcepts[];
};

/** "Cut my hair" and "cut my arm", "hit me" and "hit the gym": what stands beside a concept, and in which order. */
function addNeighbours({ words, hashes, meanings }: Meant, features: Set<number>): void {
  for (const [index, { concepts }] of meanings.entries()) {
    for (const concept of concepts) {
      for (const { concepts: others } of meanings.slice(index + 1, index + 1 + FARTHEST_CONCEPT)) {
        for (const other of others) features.add(mix(mix(KIND.nearConcepts, concept), other));
      }
      const last = Math.min(words.length - 1, index + WORDS_AFTER);
      for (let at = Math.max(0, index - WORDS_BEFORE); at <= last; at += 1) {
        if (at === index || !SMALL_WORDS.has(words[at] ?? '')) continue;
        const side = at < index ? KIND.wordBefore : KIND.wordAfter;
        features.add(mix(mix(side, concept), hashes[at] ?? 0));
      }
    }
  }
}

/** One dark word among many calm ones is another sentence than three dark ones. */
function addCounts(meanings: readonly WordConcepts[], features: Set<number>): void {
  const harm = Math.min(MOST_COUNTED, meanings.filter(({ isHarm }) => isHarm).length);
  const peace = Math.min(MOST_COUNTED, meanings.filter(({ isPeace }) => isPeace).length);
  for (const voice of COUNT_VOICES) {
    features.add(mix(mix(KIND.bothCounts, harm * (MOST_COUNTED + 1) + peace), voice));
    for (let count = 0; count <= harm; count += 1) {
      features.add(mix(mix(KIND.harmCount, count), voice));
    }
    for (let count = 0; count <= peace; count += 1) {
      features.add(mix(mix(KIND.peaceCount, count), voice));
    }
  }
}
