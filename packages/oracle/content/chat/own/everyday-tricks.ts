/** What helps with an everyday trouble when a chart is doubted, by what was asked before. */
export const EVERYDAY_TRICKS: readonly (readonly [RegExp, string])[] = [
  [
    /\blate\b/u,
    'For being late, plan the minute you leave and not the minute you arrive, and put the shoes on first.',
  ],
  [
    /\b(?:money|spend\w*|broke|saving)\b/u,
    'For money, move a fixed sum on payday, before you see it.',
  ],
  [
    /\b(?:temper|anger|angry|fight\w*)\b/u,
    'For a temper, leave the room before the second sentence, and come back.',
  ],
  [
    /\b(?:sleep\w*|insomnia)\b/u,
    'For sleep, get up at one fixed hour for two weeks, whatever the night was like.',
  ],
  [
    /\b(?:love|men|women|dating|single|relationship)\b/u,
    'For love, look at what the last three had in common; that says more than a sign.',
  ],
];
