/** What to do on a day of the sky, by what was asked before. */
export const DAY_DEEDS: readonly (readonly [RegExp, string])[] = [
  [
    /\beclipse\b/u,
    "Nothing special, and nothing to avoid: live the day as planned, and don't look at the Sun without eclipse glasses. If you like a small ritual, write down one thing that has run its course and one you'd like more light on, and read it again in half a year.",
  ],
  [
    /\bfull moon\b/u,
    "Nothing you have to: it's read as a moment when things show at full size. A small thing that fits: finish or say one thing that has been waiting, then get some sleep.",
  ],
  [
    /\bnew moon\b/u,
    "Nothing you have to: it's read as a beginning. A small thing that fits: write one line about what you'd like to start, and do its first five minutes the same evening.",
  ],
  [
    /\bretrograde\b/u,
    'Nothing special: live as usual, read things twice, confirm times and keep a copy. That is all there is in the old advice.',
  ],
  [
    /\bsaturn returns?\b/u,
    "You can, a little: it's read as a review, so hold one yourself. List what in your life you chose and what you only slid into, keep the first, and pick one of the second to change this year. Sleep, savings and one honest friend cover the rest.",
  ],
  [
    /\b(?:solar|lunar|jupiter|nodal|chiron) returns?\b/u,
    "Nothing you have to. People like to mark the day: an hour alone, a few lines on what you'd keep from the last stretch and what you'd leave in it.",
  ],
];
