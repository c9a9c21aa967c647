import { hashFeature } from '../../chat/understand/hash-feature.ts';
import { conceptsOf, type WordConcepts } from './concepts-of.ts';

const FARTHEST = 4;
const MOST_CONCEPTS = 16;
const MOST_COUNTED = 4;

/** Who is spoken of, and whether something is denied: a blade means more beside "I" and "not". */
const TOLD = {
  self: /\b(?:i|me|my|myself|mine)\b/u,
  other: /\b(?:he|she|they|him|her|them|his)\b/u,
  denied: /\b(?:not|never|no|nobody|nothing|without)\b/u,
} as const;

/** The features of a normalised message: its words, pairs of them, and what they mean alone, together and counted. */
export function alarmFeatures(normalised: string): number[] {
  const words = normalised
    .replace(/[.,]/gu, ' ')
    .replace(/\d+/gu, numberKind)
    .split(' ')
    .filter((word) => word !== '');
  const names = new Set<string>();
  words.forEach((word, at) => {
    names.add(`w ${word}`);
    for (const other of words.slice(at + 1, at + 1 + FARTHEST)) names.add(`p ${word} ${other}`);
  });
  addMeanings(words, names);
  return [...names].map(hashFeature);
}

function numberKind(digits: string): string {
  const value = Number(digits);
  if (value >= 4 && value < 18) return 'numyoung';
  return value >= 18 && value < 100 ? 'numgrown' : 'num';
}

function addMeanings(words: readonly string[], names: Set<string>): void {
  const meanings = words.map(conceptsOf);
  const sentence = words.join(' ');
  const told = Object.entries(TOLD).flatMap(([who, pattern]) =>
    pattern.test(sentence) ? [who] : [],
  );
  const concepts = [...new Set(meanings.flatMap((meaning) => meaning.concepts))];
  concepts
    .toSorted()
    .slice(0, MOST_CONCEPTS)
    .forEach((concept, index, all) => {
      names.add(`c ${concept}`);
      for (const who of told) names.add(`t ${concept} ${who}`);
      for (const other of all.slice(index + 1)) names.add(`cc ${concept} ${other}`);
    });
  addNeighbours(words, meanings, names);
  const harm = meanings.filter(({ isHarm }) => isHarm).length;
  const peace = meanings.filter(({ isPeace }) => isPeace).length;
  names.add(`n ${Math.min(MOST_COUNTED, harm)} ${Math.min(MOST_COUNTED, peace)}`);
  for (let count = 1; count <= Math.min(MOST_COUNTED, harm); count += 1) names.add(`h ${count}`);
  for (let count = 1; count <= Math.min(MOST_COUNTED, peace); count += 1) names.add(`e ${count}`);
}

/** "Cut my hair" and "cut my arm": what stands beside a concept, and in which order. */
function addNeighbours(
  words: readonly string[],
  meanings: readonly WordConcepts[],
  names: Set<string>,
): void {
  meanings.forEach(({ concepts }, at) => {
    for (const concept of concepts) {
      for (const { concepts: others } of meanings.slice(at + 1, at + 1 + FARTHEST)) {
        for (const other of others) names.add(`cn ${concept} ${other}`);
      }
      for (const gap of [-3, -2, -1, 1, 2]) {
        const word = words[at + gap];
        if (word !== undefined) names.add(`${gap < 0 ? 'b' : 'a'} ${concept} ${word}`);
      }
    }
  });
}
