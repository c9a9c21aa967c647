import type { OraclePart } from '../oracle.ts';

/** Sentences are put together until they have this many words. */
const FULL_WORDS = 40;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** The paragraphs of a page from which one can be shared. What stands beside its thought is not among them. */
export function shareParagraphs(parts: readonly OraclePart[]): readonly string[] {
  const told = parts.filter(({ isAside }) => isAside !== true);
  const whole = told.filter(({ isParagraph }) => isParagraph === true).map(({ text }) => text);
  return whole.length > 0 ? whole : joined(told.map(({ text }) => text));
}

/** The paragraphs of a saved palm reading. */
export const palmParagraphs = (text: string): readonly string[] => text.split(/\n{2,}/u);

function joined(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    if (isOpen) paragraphs.push(`${paragraphs.pop() ?? ''} ${sentence}`);
    else paragraphs.push(sentence);
    isOpen = wordsIn(paragraphs.at(-1) ?? '') < FULL_WORDS;
  }
  return paragraphs;
}
