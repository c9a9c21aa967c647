import { tellsBirth } from './tells-birth.ts';

const SENTENCES = /(?<=[.!?][”’"')]?)\s+/u;
/** A word near the beginning that needs the sentence before. */
const POINTS_BACK =
  /^(?:and|but|so|then|also|because|it|they|either)\b|^(?:\S+ ){0,2}(?:that|this|those|these)\b/iu;

/** Sentences that follow each other and tell nothing of a birth. A run after a left-out sentence does not point back to it. */
function runsOf(paragraph: string): string[] {
  const runs: string[][] = [[]];
  let isAfterGap = false;
  for (const sentence of paragraph.split(SENTENCES)) {
    const run = runs.at(-1);
    if (tellsBirth(sentence)) {
      isAfterGap = true;
      runs.push([]);
    } else if (!(isAfterGap && run?.length === 0 && POINTS_BACK.test(sentence))) {
      run?.push(sentence);
    }
  }
  return runs.map((run) => run.join(' '));
}

/** What of a paragraph can be shown to everybody: all of it, or its longest run that tells nothing of a birth. */
export const shareExcerpt = (paragraph: string): string =>
  runsOf(paragraph).reduce((longest, run) => (run.length > longest.length ? run : longest), '');

/** A title that tells a birthday gives way to `instead`. */
export const shareTitle = (title: string | null, instead: string): string =>
  title === null || tellsBirth(title) ? instead : title;
