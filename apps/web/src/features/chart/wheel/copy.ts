/**
 * Every text of this folder that a user can see. The landing page loads these words before the app, and not the chart's
 * other words with them.
 */
export const copy = {
  natalWheel: {
    wheelOfYourBirthChart: 'Wheel of your birth chart',
  },
  wheel: {
    ascendant: 'AC',
    midheaven: 'MC',
    retrograde: 'R',
  },
} as const;
