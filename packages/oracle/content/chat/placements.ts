/** Said where there is no chart to speak of. */
export const NO_BIRTH_LINES = [
  'I have no birth date of yours to go by, so this rests on today’s sky alone.',
  'Your profile has no birth date yet, so I keep to the sky that everyone shares.',
  'Without a birth date I can only speak of today’s sky.',
] as const;
