import type { ReadingPart } from '@palm/oracle/reading';

/** Parts as one text: sentences follow each other, paragraphs stand apart. */
export const textOf = (parts: readonly Pick<ReadingPart, 'text' | 'isParagraph'>[]): string =>
  parts
    .map(({ text, isParagraph }, place) => {
      if (place === 0) return text;
      return `${isParagraph || parts[place - 1]?.isParagraph ? '\n\n' : ' '}${text}`;
    })
    .join('');
