/** What fits the picture in a size that can be read on a phone. */
const FITTING_CHARS = { least: 120, most: 430 } as const;
/** Words that point back to a paragraph before. */
const POINTS_BACK = /^(?:and|but|so|that|this|those|these|it|they|then|also|because)\b/iu;
const ABOUT_BIRTH = /\bbirthday\b|\bborn\b|\bbirth\b/iu;
/** 'Your Taurus Sun', 'your Sun in Taurus'. */
const ABOUT_CHART = /\byour (?:\w+ )?(?:sun|moon|ascendant|rising)\b/iu;

/** The paragraph that stands best alone: of a fitting length, without a look back, and nothing about a birth. */
export function chooseParagraph(paragraphs: readonly string[]): number {
  const scores = paragraphs.map((text) => {
    const { length } = text;
    const fits = length >= FITTING_CHARS.least && length <= FITTING_CHARS.most;
    return (
      (fits ? 4 : 0) +
      (POINTS_BACK.test(text) ? 0 : 2) +
      (ABOUT_BIRTH.test(text) ? 0 : 5) +
      (ABOUT_CHART.test(text) ? 0 : 1)
    );
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
