const HINTS_AT_LOSS =
  /\b(?:died|dead|death|passed|lost|miss|up there|heaven|spirit|ill|sick|hospital|diagnos\w*|pregnan\w*|funeral|grave|baby|sign)\b/iu;

/** Whether some words hint at a death or an illness: without them a tender answer would be a guess that hurts. */
export const hintsAtLoss = (words: string): boolean => HINTS_AT_LOSS.test(words);

/** Families that speak of someone who died. */
export const isOfDead = (family: string): boolean =>
  family === 'speak-to-dead' || family === 'signs-from-dead' || family.startsWith('grief-');
