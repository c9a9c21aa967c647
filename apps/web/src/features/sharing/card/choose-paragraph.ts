import type { CardWords } from './card-of.ts';

/** What fits the picture in a size that can be read on a phone. */
const FITTING_CHARS = { least: 120, most: 430 } as const;
/** Words that point back to a paragraph before. */
const POINTS_BACK = /^(?:and|but|so|that|this|those|these|it|they|then|also|because)\b/iu;

/** The paragraph that stands best alone: of a fitting length, without a look back, and best with nothing left out. */
export function chooseParagraph(whole: CardWords, discreet: CardWords): number {
  const scores = discreet.paragraphs.map((text, place) => {
    const { length } = text;
    if (length === 0) return -1;
    const fits = length >= FITTING_CHARS.least && length <= FITTING_CHARS.most;
    return (
      (fits ? 4 : 0) + (POINTS_BACK.test(text) ? 0 : 2) + (text === whole.paragraphs[place] ? 1 : 0)
    );
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
