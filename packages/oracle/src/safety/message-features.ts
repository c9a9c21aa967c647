import { conceptsOf } from './word-concepts.ts';

/** FNV-1a, 32 bit (Fowler, Noll, Vo): small, fast and the same everywhere. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RUN_LENGTH = 5;
const FARTHEST_PAIR = 4;
const MOST_CONCEPTS = 12;
/** Keep the kinds of feature apart: the word "gun", a run of letters "gun", the concept. */
const KIND = { word: 1, pair: 2, run: 3, concept: 4, conceptPair: 5, told: 6 } as const;

/** Who is spoken of, and whether something is denied: a blade means more beside "I" and "not". */
const TOLD = [
  /\b(?:i|me|my|myself|mine)\b/u,
  /\b(?:he|she|they|him|her|them|his)\b/u,
  /\b(?:not|never|no|nobody|nothing|without)\b/u,
] as const;

/**
 * The features of one sentence as 32-bit hashes: its words, its pairs of words at most four apart,
 * the runs of five characters across it, its concepts, their pairs, and each concept beside who is spoken of and a
 * denial, each once. Numbers become their kind, so that an age teaches more than a digit.
 */
export function messageFeatures(sentence: string): number[] {
  const words = sentence.replace(/\d+/gu, numberKind).split(' ');
  const features: number[] = [];
  const hashes = words.map((word) => hashRange(word, 0, word.length));
  for (const [index, hash] of hashes.entries()) {
    features.push(mix(KIND.word, hash));
    for (const other of hashes.slice(index + 1, index + 1 + FARTHEST_PAIR)) {
      features.push(mix(mix(KIND.pair, hash), other));
    }
  }
  addCharacterRuns(` ${words.join(' ')} `, features);
  addConcepts(words, features);
  return [...new Set(features)];
}

function addCharacterRuns(padded: string, features: number[]): void {
  for (let start = 0; start + RUN_LENGTH <= padded.length; start += 1) {
    features.push(mix(KIND.run, hashRange(padded, start, start + RUN_LENGTH)));
  }
}

/** Concepts, and every pair of them: a blade says little, a blade and an arm much. */
function addConcepts(words: readonly string[], features: number[]): void {
  const concepts = conceptsOf(words).slice(0, MOST_CONCEPTS);
  const sentence = words.join(' ');
  const told = [...TOLD.keys()].filter((mark) => TOLD[mark]?.test(sentence));
  features.push(
    mix(
      KIND.told,
      told.reduce((set, mark) => set + 2 ** mark, 0),
    ),
  );
  for (const [index, concept] of concepts.entries()) {
    features.push(mix(KIND.concept, concept));
    for (const mark of told) features.push(mix(mix(KIND.told, concept), mark));
    for (const other of concepts.slice(index + 1)) {
      features.push(mix(mix(KIND.conceptPair, concept), other));
    }
  }
}

function hashRange(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return hash;
}

/** Two hashes as one, spread over all bits by the finaliser of MurmurHash3 (Appleby). */
function mix(hash: number, next: number): number {
  let mixed = (Math.imul(hash, 31) + next) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function numberKind(digits: string): string {
  const value = Number(digits);
  if (value >= 4 && value < 18) return 'numyoung';
  if (value >= 18 && value < 100) return 'numgrown';
  if (value >= 100 && value < 1000) return 'numhundreds';
  return 'num';
}
