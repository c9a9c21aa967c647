import type { Part } from './split-message.ts';

const LEAST_STORY_WORDS = 8;
const LEAST_QUESTION_WORDS = 5;
const LEAST_SENTENCE_WORDS = 4;

/** Says nothing without the story before it. */
const POINTS_BACK =
  /^(?:(?:so|and|but|ok|please|tell me|like|honestly),?\s+)*(?:what (?:do|should|can|would) (?:i|you|we)(?: even)? (?:do|say|text|write|think|see)(?: now)?|what (?:is|was) that|what now|now what|is (?:it|that|this) (?:true|normal|bad|ok|weird|over|me|worth it)|am i (?:wrong|crazy|overreacting|the problem)|where (?:do i|to) (?:start|begin)|how|why|any (?:advice|tips|thoughts|ideas)|thoughts|help|what does (?:it|that|this) mean|too much|is it me|does (?:it|that) (?:get|go) (?:better|away)|should i)\b[^a-z]*(?:\w+\s*){0,3}$/iu;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…\n])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) >= LEAST_SENTENCE_WORDS);

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/**
 * Shorter readings of a question with a long story, for when the whole is not clear: the question alone, with the
 * sentence next to it, or the story's sentences one by one.
 */
export function readingsOf({ text, said }: Part): Part[] {
  const told = sentencesOf(said);
  const isBack = POINTS_BACK.test(text.trim());
  if (wordsIn(said) < LEAST_STORY_WORDS) {
    const sentences = sentencesOf(text);
    return sentences.length < 2 ? [] : ends(sentences).map((one) => ({ text: one, said: '' }));
  }
  const asked = isBack || wordsIn(text) < LEAST_QUESTION_WORDS ? [] : [{ text, said: '' }];
  const near = told.at(-1);
  const withNear = near === undefined || told.length < 2 ? [] : [{ text, said: near }];
  const stories = isBack ? ends(told).map((one) => ({ text: one, said: '' })) : [];
  return [...asked, ...withNear, ...stories];
}

/** The first sentence and the last. */
const ends = (sentences: readonly string[]): string[] => [
  ...new Set([sentences[0], sentences.at(-1)].flatMap((sentence) => sentence ?? [])),
];
