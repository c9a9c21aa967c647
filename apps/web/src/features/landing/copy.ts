/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  contents: {
    dailyReadings: 'Daily Readings',
    newReadingsEveryDayOne: 'New readings every day, one of them free.',
    horoscopeCenter: 'Horoscope Center',
    yourSignYourWeekYour: 'Your sign, your week, your partner.',
    palmReading: 'Palm Reading',
    linesOfYourOwnHand: 'The lines of your own hand, traced.',
    askOracle: 'Ask the Oracle',
    answersThatGiveTheirReasons: 'Answers that give their reasons.',
    cosmicMirror: 'Cosmic Mirror',
    scanYourHandAgainAfter: 'Scan your hand again after a month.',
    myReadings: 'My Readings',
    readingsYouSaved: 'The readings you saved.',
    premiumOracle: 'Premium Oracle',
    monthAfterFreeDaysCancel: (premiumPrice: string | number, trialDays: string | number) =>
      `${premiumPrice} a month after ${trialDays} free days. Cancel anytime.`,
    contents: 'Contents',
  },
  hero: {
    readingsThatShow: 'Readings that show {theirSky}',
    theirSky: 'their sky.',
    lead: 'Type your birth date and see your own chart, in words, before you sign up.',
    beginYourJourney: 'Begin Your Journey',
  },
  landingCards: {
    palmReadingByWizard: 'Palm Reading by Wizard',
    weTraceYourLinesThen: 'We trace your lines, then delete the photo.',
    showMyPalm: 'Show my palm',
    getYourPersonalReading: 'Get Your Personal Reading',
    horoscopesForYourSignFrom: 'Horoscopes for your sign, from today’s sky.',
    readToday: 'Read today',
    checkYourCompatibility: 'Check Your Compatibility',
    whatComesEasilyToTwo: 'What comes easily to two signs, and what takes work.',
    twoSigns: 'Two signs',
    askOracle: 'Ask The Oracle',
    ask: 'Ask',
    questionAndCalmAnswerWith: 'A question, and a calm answer with its reasons.',
  },
  premiumOffer: {
    everyDailyReadingFromYour: 'Every daily reading, from your own chart',
    unlimitedQuestionsToOracle: 'Unlimited questions to the Oracle',
    fullPalmReadingsScanDuring: (palmScans: string | number) =>
      `Full palm readings: ${palmScans} scan during the trial, then unlimited`,
    savedPalmReadingsDuringTrial: (
      savedReadings: string | number,
      savedReadings2: string | number,
    ) => `Saved palm readings: ${savedReadings} during the trial, then up to ${savedReadings2}`,
    oraclePremium: 'Oracle Premium',
    daysFreeThen: (days: number, price: string) => `${days} days free, then ${price} a month`,
    cancelInTwoClicksAt:
      'Cancel in two clicks at any time. You pay nothing before the first charge. After it, you keep access until the end of the month you paid for. One trial per person.',
    seeYourPlan: 'See Your Plan',
    startYourDayFreeTrial: (trialDays: string | number) => `Start Your ${trialDays}-Day Free Trial`,
    ifYouStartToday: 'If you start today',
    whatHappensWhen: 'What happens when',
    whatYouPay: 'What you pay',
  },
  sampleCard: {
    noteOf: (number: string | number, title: string | number) => `Note ${number} of ${title}`,
    whatThisRestsOn: (count: number) => `What this rests on (${count})`,
  },
} as const;
