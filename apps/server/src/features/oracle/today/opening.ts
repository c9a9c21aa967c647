import type { OraclePart } from '@palm/contract/oracle';

const SENTENCES_MAX_CHARS = 260;
/** A shorter opening says too little: the next sentence comes with it, however long it is. */
const SENTENCES_MIN_CHARS = 60;
const FIRST_WORDS = 8;

/** The thought of a page begins after what only stands beside it. */
const firstParagraph = (parts: readonly OraclePart[]): string =>
  (parts.find(({ isAside }) => !isAside)?.text ?? '').split('\n')[0] ?? '';

/** The first sentences of a page, as many as fit a few lines. */
export function firstSentences(parts: readonly OraclePart[]): string {
  const sentences = firstParagraph(parts).split(/(?<=[.!?…]["”’]?) (?=\S)/u);
  let opening = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    const isFull = opening.length + sentence.length > SENTENCES_MAX_CHARS;
    if (isFull && opening.length >= SENTENCES_MIN_CHARS) break;
    opening += ` ${sentence}`;
  }
  return opening;
}

/** A few words of a page that may not be read yet. */
export function firstWords(parts: readonly OraclePart[]): string {
  const words = firstParagraph(parts).split(/\s+/u);
  if (words.length <= FIRST_WORDS) return words.join(' ');
  return `${words
    .slice(0, FIRST_WORDS)
    .join(' ')
    .replace(/[.,;:!?]$/u, '')}…`;
}
