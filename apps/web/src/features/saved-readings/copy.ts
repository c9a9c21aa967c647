/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  readingCard: {
    palmReading: (number: string | number) => `Palm Reading #${number}`,
    yourLinesInThisReading: (join: string | number) => `Your lines in this reading: ${join}`,
    textOf: (title: string | number) => `Text of ${title}`,
    of: (title: string | number) => `: ${title}`,
    unfold: 'Read all of it',
    fold: 'Fold it',
    deleteLabel: (title: string | number) => `Delete ${title}`,
    deleteLabel2: 'Delete',
    deleteLabel3: (title: string | number) => `Delete ${title}?`,
    readingIsDeletedForGood: 'The reading is deleted for good. You don’t get the scan back.',
  },
  savedReadingList: {
    loadingYourMysticalReadings: 'Loading your mystical readings...',
    youHaveSaved: (count: number) =>
      `You have ${count} saved ${count === 1 ? 'reading' : 'readings'}`,
    noSavedReadingsYet: 'No Saved Readings Yet',
    getYourFirstReading: 'Get Your First Reading',
    palmReadingsYouSaveAppear: 'Palm readings you save appear here, with a drawing of your lines.',
    weCouldntLoadYourSaved: 'We couldn’t load your saved readings. They are still there.',
    tryAgain: 'Try again',
  },
  savedResult: {
    unableToDisplayReadingContent: 'Unable to display reading content',
  },
} as const;
