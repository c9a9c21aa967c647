import {
  CONCEPTS_OF_HARM,
  CONCEPTS_OF_PEACE,
  OTHER_CONCEPTS,
} from '../../../content/safety/danger-concepts.ts';

/** What a word means: what was learned from "a razor on my arm" holds for "scissors and my forearm". */
export interface WordConcepts {
  readonly concepts: readonly string[];
  readonly isHarm: boolean;
  readonly isPeace: boolean;
}

const NONE: WordConcepts = { concepts: [], isHarm: false, isPeace: false };
const BY_WORD = new Map<string, WordConcepts>();

for (const table of [CONCEPTS_OF_HARM, CONCEPTS_OF_PEACE, OTHER_CONCEPTS]) {
  for (const [concept, words] of Object.entries(table)) {
    for (const word of words.split(' ')) {
      const known = BY_WORD.get(word) ?? NONE;
      BY_WORD.set(word, {
        concepts: [...known.concepts, concept],
        isHarm: known.isHarm || table === CONCEPTS_OF_HARM,
        // A word of harm that is at home in calm talk too ("shot", "match") speaks for neither.
        isPeace: !known.isHarm && table === CONCEPTS_OF_PEACE,
      });
    }
  }
}

export const conceptsOf = (word: string): WordConcepts => BY_WORD.get(word) ?? NONE;
