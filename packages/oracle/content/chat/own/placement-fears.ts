/** What is said to the fear that a placement decides a life, by what was spoken of before. */
export const FEAR_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\bchiron\b/u,
    "No, it isn't read as a wound that stays open. It's a tender spot: it stings less each time you notice it sooner and say so, and it makes you good with people who hurt in the same place. Tradition puts the turn near fifty, at the Chiron return; most people needn't wait for that.",
  ],
  [
    /\b(?:7th|seventh|marriage|love|venus|juno|relationships?)\b/u,
    "No: no placement keeps anyone alone, and none sets a date either. It describes how you go about it, and that's the part you can change. People with exactly this chart are married, single and happy, and everything between.",
  ],
  [
    /\bsaturn\b/u,
    "No: Saturn is read as slow, and slow isn't never. What comes under it comes later than for others and tends to stay. Pick the next small step and do it properly; that is all Saturn ever asks.",
  ],
  [
    /./u,
    'No. A placement is a style and no sentence: plenty of people live well with the same one. What it can do is give you a word for a habit, and habits can be changed, one small time after another.',
  ],
];
