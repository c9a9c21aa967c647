import { addConceptFeatures } from './concept-features.ts';
import { FEATURE_KIND as KIND, hashRange, mix } from './feature-hash.ts';

const RUN_LENGTH = 5;
const FARTHEST_PAIR = 4;

/**
 * The features of one sentence as 32-bit hashes, each once: its words, its pairs of words at most four apart, the runs
 * of five characters across it, and what its words mean. Numbers become their kind, so that an age teaches more than
 * a digit.
 */
export function messageFeatures(sentence: string): number[] {
  const words = sentence.replace(/\d+/gu, numberKind).split(' ');
  const hashes = words.map((word) => hashRange(word, 0, word.length));
  const features = new Set<number>();
  for (const [index, hash] of hashes.entries()) {
    features.add(mix(KIND.word, hash));
    for (const other of hashes.slice(index + 1, index + 1 + FARTHEST_PAIR)) {
      features.add(mix(mix(KIND.pair, hash), other));
    }
  }
  addCharacterRuns(` ${words.join(' ')} `, features);
  addConceptFeatures(words, hashes, features);
  return [...features];
}

function addCharacterRuns(padded: string, features: Set<number>): void {
  for (let start = 0; start + RUN_LENGTH <= padded.length; start += 1) {
    features.add(mix(KIND.run, hashRange(padded, start, start + RUN_LENGTH)));
  }
}

function numberKind(digits: string): string {
  const value = Number(digits);
  if (value >= 4 && value < 18) return 'numyoung';
  if (value >= 18 && value < 100) return 'numgrown';
  if (value >= 100 && value < 1000) return 'numhundreds';
  return 'num';
}
