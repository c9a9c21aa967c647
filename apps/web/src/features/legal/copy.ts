/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  lastUpdated: {
    terms: (day: string) => `Last updated: ${day}`,
    privacy: (day: string, since: string) =>
      `Last updated: ${day}. The wording has not changed since ${since}.`,
  },
  legalPage: {
    smallPrintInPlainWords: 'The small print, in plain words',
    onThisPage: 'On this page',
  },
} as const;
