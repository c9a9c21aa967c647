/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  collapsedList: {
    showMore: (count: number) => `Show ${count} more`,
  },
  comboboxPopup: {
    foundUseArrowKeysTo: (optionsLength: string | number) =>
      `${optionsLength} found. Use the arrow keys to choose.`,
  },
  confirmDialog: {
    cancel: 'Cancel',
  },
  factGlyphs: {
    ac: 'AC',
    mc: 'MC',
  },
  hint: {
    about: (about: string | number) => `About ${about}`,
  },
  leaveDialog: {
    leaveWithoutSaving: 'Leave without saving?',
    stay: 'Stay',
    leave: 'Leave',
  },
  noteNumeral: {
    note: (number: string | number) => `Note ${number}`,
  },
  passwordField: {
    show: 'Show',
  },
  readingRows: {
    actions: 'What you can do with this page',
  },
  receiptSheet: {
    closeNotes: 'Close notes',
  },
  sideSheet: {
    closeMenu: 'Close menu',
  },
  toaster: {
    close: 'Close this message',
  },
  unexpectedProblem: {
    somethingWentWrong: 'Something went wrong',
    thisPageStoppedWorking: 'This page stopped working.',
    itIsOurMistakeNot:
      'It is our mistake, not yours, and nothing you saved is lost. Load the page again. If that doesn’t help, go to the home page.',
    loadAgain: 'Load again',
    goToHomePage: 'Go to the home page',
  },
} as const;
