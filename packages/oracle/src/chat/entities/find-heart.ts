import { sentencesIn } from '../compose/tidy-text.ts';

const LEAST_WORDS = 3;
export const MOST_HEART_WORDS = 11;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Says nothing of the story: a question, a request, a turn to us. */
const IS_ASIDE =
  /\?|^(?:help|please|pls|anyway|so yeah|idk|thoughts|discuss|sir|dear|hi|hello|hey)\b|\b(?:you|your|oracle)\b/iu;

/** The sentence that carries a story: the last short one, where stories tend to have their point. */
export function findHeart(text: string): string | undefined {
  const sentences = sentencesIn(text);
  // A message of one sentence needs no repeating.
  if (sentences.length < 2) return undefined;
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => !IS_ASIDE.test(sentence))
    .findLast((sentence) => {
      const words = wordsIn(sentence);
      return words >= LEAST_WORDS && words <= MOST_HEART_WORDS;
    })
    ?.replace(/[.!…\s]+$/u, '');
}
