/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  closingLinks: {
    furtherReadings: 'Further readings',
  },
  completeProfilePrompt: {
    completeProfile: 'Complete Profile',
  },
  imprint: {
    forReflectionAndEntertainmentIt:
      'For reflection and entertainment; it is no advice on health, money or law.',
  },
  moonLine: (phase: string, lit: number) => `${phase}, ${lit}% lit`,
  premiumNote: {
    price: (price: string) => `${price} a month, cancel anytime.`,
    priceAfterTrial: (price: string, trialDays: number) =>
      `${price} a month, the first ${trialDays} days free for new subscribers, cancel anytime.`,
    seeOraclePremium: 'See Oracle Premium',
  },
  profileNotLoaded: {
    weCouldntLoadYourBirth: 'We couldn’t load your birth details. They are not lost.',
    loadAgain: 'Load again',
  },
  readingFailed: {
    weCouldntWriteThisReading:
      'We couldn’t write this reading. It did not count; please try again.',
    writtenWhenBackOnline: 'You’re offline. It will be written as soon as you’re back online.',
    tryAgain: 'Try Again',
  },
  readingOffline: {
    newReadingsNeedConnectionLast:
      'New readings need a connection. The last ones you read while signed in are kept on this device and will be here.',
    theseAreLastReadingsYou:
      'These are the last readings you opened, kept on this device until you sign out. New ones need a connection.',
  },
  readingSheet: {
    whatThisRestsOn: 'What this rests on',
    readingIsFinished: 'The reading is finished.',
    youStoppedHereReadingIs: 'You stopped here. The reading is unfinished.',
  },
  readingView: {
    stop: 'Stop',
  },
  readingWaiting: {
    oracleIsConsultingCosmicEnergies: 'The Oracle is consulting the cosmic energies...',
  },
  upsellWords: {
    readsUnlimitedPalmsAndKeeps: (savedReadings: string | number) =>
      `reads unlimited palms and keeps up to ${savedReadings} readings`,
    horoscopesAreFreeForEvery: (beyondTrial: string | number) =>
      `Horoscopes are free for every sign. Beyond your trial, Oracle Premium ${beyondTrial}.`,
    horoscopesAreFreeForEvery2:
      'Horoscopes are free for every sign. Premium adds every daily reading from your own chart and unlimited questions to the Oracle.',
    yourTrialIncludesThemAnd: (beyondTrial: string | number) =>
      `Your trial includes them, and with Oracle Premium they stay. It also ${beyondTrial}.`,
    withoutPremiumOracleAnswersQuestions: (chatMessagesPerDay: string | number) =>
      `Without Premium the Oracle answers ${chatMessagesPerDay} questions a day. With Premium there is no limit.`,
  },
} as const;
