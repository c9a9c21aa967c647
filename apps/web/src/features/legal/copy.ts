/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  lastUpdated: {
    lastUpdated: 'Last updated: ',
    thisWordingIsInForce: '. The wording has not changed since ',
  },
  legalPage: {
    smallPrintInPlainWords: 'The small print, in plain words',
    onThisPage: 'On this page',
  },
} as const;
