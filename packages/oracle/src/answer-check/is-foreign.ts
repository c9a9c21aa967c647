import { detectLanguage } from '../chat/detect-language.ts';
import { sentencesOf } from '../text/sentences.ts';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const LEAST_WORDS = 4;

/** Small words of English that other languages do not have. */
const ENGLISH =
  /\b(?:the|of|to|and|is|are|you|your|it|its|it's|that|this|with|for|what|when|how|who|be|not|have|has|from|by|at|they|their|there|if|or|but|can|may|would|could|don't|doesn't|an?|on|in|as|one|out|up|so|more|which|than|then|just|before|after|today|say|ask|give|take|let)\b/giu;
const LEAST_SHARE = 0.2;

/** Whether a text, or a sentence of it, is in another language than English. */
export const isForeign = (text: string): boolean =>
  OTHER_SCRIPT.test(text) || sentencesOf(text).some(isForeignSentence);

function isForeignSentence(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const share = (sentence.match(ENGLISH)?.length ?? 0) / words.length;
  return share < LEAST_SHARE && detectLanguage(sentence) !== 'en';
}
