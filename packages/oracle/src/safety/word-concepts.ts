import { CONCEPTS_OF_HARM, CONCEPTS_OF_PEACE, OTHER_CONCEPTS } from './concept-words.ts';

/**
 * What a word means, for the classifiers: they learn from "a razor on my arm" what "scissors and my forearm" says.
 * Concepts of harm and of peaceful talk stand side by side.
 */
export type WordConcepts = {
  readonly concepts: readonly number[];
  readonly isHarm: boolean;
  readonly isPeace: boolean;
};

const TABLES = [
  { words: CONCEPTS_OF_HARM, isHarm: true, isPeace: false },
  { words: CONCEPTS_OF_PEACE, isHarm: false, isPeace: true },
  { words: OTHER_CONCEPTS, isHarm: false, isPeace: false },
] as const;
const NO_CONCEPTS: WordConcepts = { concepts: [], isHarm: false, isPeace: false };
const CONCEPTS_OF_WORD = conceptsByWord();

export const conceptsOf = (word: string): WordConcepts => CONCEPTS_OF_WORD.get(word) ?? NO_CONCEPTS;

function conceptsByWord(): ReadonlyMap<string, WordConcepts> {
  const byWord = new Map<string, WordConcepts>();
  let concept = 0;
  for (const { words: table, isHarm, isPeace } of TABLES) {
    for (const words of Object.values(table)) {
      concept += 1;
      for (const word of words.split(' ')) {
        const known = byWord.get(word) ?? NO_CONCEPTS;
        byWord.set(word, {
          concepts: [...known.concepts, concept],
          isHarm: known.isHarm || isHarm,
          // A word of harm that is at home in calm talk too ("shot", "match") speaks for neither calm nor safety.
          isPeace: !known.isHarm && isPeace,
        });
      }
    }
  }
  return byWord;
}
