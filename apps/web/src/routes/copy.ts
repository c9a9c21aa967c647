/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  accuracy: {
    accuracy: 'Accuracy',
    howFarOurPlanetsAre:
      'How far our planets are from Swiss Ephemeris and JPL Horizons, body by body, in arcseconds, with the method and the way to measure it yourself.',
  },
  admin: {
    adminDashboard: 'Admin Dashboard',
    figuresAndAccountsForOperators: 'Figures and accounts, for operators.',
    back: 'Back',
    forOperators: 'For operators',
  },
  askTheOracle: {
    askOracle: 'Ask the Oracle',
    putQuestionToOracleAnd:
      'Put a question to the Oracle and read a calm answer that names the chart it rests on.',
    questionAndCalmAnswerWith: 'A question, and a calm answer with its reasons.',
    unlimitedOracleConversations: 'Unlimited Oracle Conversations',
  },
  auth: {
    signIn: 'Sign In',
    signInToPalmSoul: 'Sign in to Palm & Soul, or sign up with an email and a password.',
  },
  cosmicMirror: {
    cosmicMirror: 'Cosmic Mirror',
    palmReadingOfPalmSoul: 'The palm reading of Palm & Soul.',
    openingPalmReading: 'Opening the palm reading…',
  },
  dailyReadings: {
    dailySpiritualReadings: 'Daily Spiritual Readings',
    writtenForTodayFromYour: (dailyReadingNames: string | number) =>
      `Written for today from your own chart: ${dailyReadingNames}.`,
    everyDay: 'Every day',
    todaysReadingsEachWrittenFrom: 'Today’s readings, each written from your own chart.',
    signInForYourReadings: 'Sign in for your readings',
    theyAreWrittenForYour: 'They are written for your date, time and place of birth.',
    askOracle: 'Ask the Oracle',
    horoscopeCenter: 'Horoscope Center',
    getNewReading: 'Get New Reading',
    chooseDifferentReading: 'Choose Different Reading',
    pagesForToday: (count: string) => `${count} pages for today`,
    everyReadingEveryDay: 'Every reading, every day',
    dailyGuidanceIsFreeAnd:
      'Daily Guidance is free and stays free. Oracle Premium unlocks all the others.',
  },
  emailPreferences: {
    emailPreferences: 'Email Preferences',
    whichDailyEmailsYouGet: 'Which daily emails you get, and when.',
    yourEmail: 'Your email',
    whatWeEmailYouAnd: 'What we email you, and when.',
  },
  helpLines: {
    helpLines: 'Help Lines',
    freeHelpLinesByCountry:
      'Free help lines by country for a crisis, for violence at home and for children, with the emergency number and where each is published.',
  },
  horoscope: {
    horoscopeCenter: 'Horoscope Center',
    dailyWeeklyLoveCareerHealth:
      'Daily, weekly, love, career, health and spiritual horoscopes for your sign, and how two signs get along.',
    twelveSigns: 'Twelve signs',
    horoscopesForYourSignAnd: 'Horoscopes for your sign, and how two signs get along.',
    aboutSigns: 'Today, sign by sign',
    signInForSign: (sign: string) => `Sign in for the ${sign} horoscope`,
    signInForYours: 'Sign in for your horoscope',
    openToAll: 'Or read today’s horoscope of any sign below. No account needed.',
    loadingYourBirthDetails: 'Loading your birth details…',
    completeYourProfile: 'Complete Your Profile',
    horoscopeStartsFromYourBirth:
      'A horoscope starts from your birth date. Adding it takes a minute.',
    horoscopeStartsFromYourBirth2:
      'A horoscope starts from your birth date, so please sign in first.',
    askOracle: 'Ask the Oracle',
    dailyReadings: 'Daily Readings',
    youCameFor: (sign: string, own: string) => `You came for ${sign}. Your own sign is ${own}.`,
    readInstead: (sign: string) => `Read ${sign} instead`,
    readFurtherWithOraclePremium: 'Read further with Oracle Premium',
    horoscope: (type: string | number) => `${type} Horoscope`,
    newReading: 'New Reading',
    newPartnerReading: 'New Partner Reading',
    newCompatibilityReading: 'New Compatibility Reading',
    clearReading: 'Clear Reading',
    chooseDifferentSign: 'Choose Different Sign',
    personsDay: (name: string) => `${name}’s day`,
    youAnd: (name: string) => `You and ${name}`,
    yourPartnersDay: (signName: string | number) => `Your Partner’s Day: ${signName}`,
    analyzeCompatibility: 'Analyze Compatibility',
    and: (sign: string | number, partnerSign: string | number) => `${sign} and ${partnerSign}`,
  },
  landing: {
    palmSoul: 'Palm & Soul',
    dailyReadingsHoroscopesPalmReadings:
      'Daily readings, horoscopes, palm readings and a conversation with the Oracle. Every line shows the planet or the crease it rests on.',
    twelveSigns: 'Twelve signs',
    lookUpYourSign: 'Look up your sign',
    seeYourSky: 'See your sky',
  },
  landingSamples: {
    samples: 'Samples',
    threeReadingsBeforeYouJoin: 'Three readings before you join',
    writtenFromSky: (weekday: string, day: string, year: number) =>
      `Written from ${weekday}’s sky, ${day}, ${year}. The numbers lead to the facts behind each sentence.`,
    dailyHoroscopeLeo: 'Daily horoscope, Leo',
    getMyDailyHoroscope: 'Get My Daily Horoscope',
    palmReadingRightHand: 'Palm reading, a right hand',
    whatLinesShow: 'What the lines show',
    rightHandDrawnFromIts:
      'A right hand, drawn from its measured joints, with the heart, head and life lines traced in it',
    readMyPalm: 'Read My Palm',
    compatibilityGeminiAndLibra: 'Compatibility, Gemini and Libra',
    compareTwoSigns: 'Compare Two Signs',
  },
  notFound: {
    number: '404',
    pageNotFound: 'Page not found',
    thereIsNoPageAt: 'There is no page at this address.',
    oopsPageNotFound: 'Oops! Page not found',
    thereIsNoPageAt2: 'There is no page at this address. It may have moved.',
    returnToHome: 'Return to Home',
  },
  offline: {
    noConnection: 'No connection',
    thisPageWasNotKept: 'This page was not kept on this device.',
    thisPageHasNotBeen:
      'This page has not been opened on this device before, so there is no copy of it to show.',
    tryAgain: 'Try again',
    yourLastReadings: 'Your last readings',
  },
  premium: {
    title: 'Oracle Premium',
    about: (price: string, days: number) =>
      `What Oracle Premium costs (${price} a month after ${days} free days), when the first charge is, and what each plan gives.`,
  },
  privacy: {
    privacyPolicy: 'Privacy Policy',
    whatPalmSoulKnowsAbout:
      'What Palm & Soul knows about you, why, for how long, and how to make it forget.',
    whatWeKnowAboutYou: 'What we know about you, why, for how long, and how to make us forget.',
  },
  profile: {
    profile: 'Profile',
    yourChartYourAccountAnd: 'Your chart, your account and your data.',
    yourAccount: 'Your account',
    loadingYourAccount: 'Loading your account',
    settings: 'Settings',
    dayOrNight: 'Day or night',
  },
  profileSetup: {
    profileSetup: 'Profile Setup',
    whenAndWhereYouWere:
      'When and where you were born: the details behind your chart and readings.',
    yourDetails: 'Your details',
    yourChartDependsOnWhen: 'Your chart depends on when and where you were born.',
    loadingYourProfile: 'Loading your profile…',
    birthDetails: 'Birth details',
    seeMyChart: 'See my chart',
    skip: 'Skip for now',
  },
  history: {
    history: 'History',
    yourHistory: 'Your history',
    description: 'The readings and conversations of the last 90 days, and those you kept.',
    yours: 'Yours',
    lead: 'Your readings and conversations of the last 90 days. What you keep stays until you delete it, and so does a page with a note.',
    signIn: 'Your history is yours alone. Sign in to see it.',
    palmReadingsElsewhere: 'Palm readings you saved have a page of their own.',
    palmReadings: 'See your palm readings',
    horoscope: (type: string, sign: string) => `${type} Horoscope, ${sign}`,
    partner: (sign: string) => `Partner’s Day: ${sign}`,
    pair: (sign: string, partnerSign: string) => `${sign} and ${partnerSign}`,
  },
  savedReadings: {
    history: 'Other readings and conversations are in your history.',
    seeHistory: 'See your history',
    myReadings: 'My Readings',
    palmReadingsYouSavedNewest: 'The palm readings you saved, newest first.',
    saved: 'Saved',
    palmReadingsYouSavedWith:
      'The palm readings you saved, with the drawing of your lines. Only you can see them.',
    yourSavedReadingsAreYours: 'Your saved readings are yours alone. Sign in to see them.',
  },
  people: {
    title: 'People',
    label: 'Only you can see them',
    description: 'The people whose charts you compare with your own.',
    lead: 'Up to ten people. Choose one on the Horoscope page to read their day, or how you two fit.',
    toHoroscope: 'To the Horoscope page',
  },
  yourDates: {
    title: 'Your dates',
    description: 'The days of the next eight weeks that matter for your chart.',
    signIn: 'Your dates come from your own chart. Sign in to see them.',
    noBirth: 'Your dates start with a birth date',
    noBirthWhy: 'Tell us when you were born, and the next eight weeks fill up.',
  },
  shell: {
    skipToContent: 'Skip to content',
  },
  sign: {
    datesElementRuler: (name: string | number) => `${name}: dates, element, ruler`,
    whatTraditionSaysOfIt: (
      name: string | number,
      symbol: string | number,
      dates: string | number,
      modality: string | number,
      element: string | number,
    ) =>
      `${name}, ${symbol}: ${dates}, ${modality} ${element}. What the tradition says of it, where its ruler stands tonight, and the horoscope of today.`,
  },
  signInLinks: {
    signIn: 'Sign In',
    signUp: 'Sign Up',
  },
  subscriptionSuccess: {
    welcomeToOraclePremium: 'Welcome to Oracle Premium',
    whatOraclePremiumOpensFor: 'What Oracle Premium opens for you.',
    subscription: 'Subscription',
    welcomeToOraclePremium2: 'Welcome to Oracle Premium!',
  },
  terms: {
    termsConditions: 'Terms & Conditions',
    termsOfPalmSoulWhat:
      'The terms of Palm & Soul: what you may do, what we promise, and what we do not.',
    whatYouMayDoHere: 'What you may do here, what we promise, and what we do not.',
  },
  theOracle: {
    opening: 'Opening…',
    palmSoulPalmReading: 'Palm & Soul: Palm Reading',
    uploadPhotoOfYourPalm:
      'Upload a photo of your palm. Your heart, head and life lines are traced over it, and the reading says what it rests on.',
    cosmicMirror: 'Cosmic Mirror',
    photoOfYourPalmRead:
      'A photo of your palm, read line by line. Every line points to something measured.',
    palmSoul: 'Palm & Soul',
    palmReadingIsKeptWith:
      'A palm reading is kept with your account. Please sign in to access biometric analysis.',
    signIn: 'Sign In',
  },
  yourSky: {
    title: 'Your sky',
    description: 'Your birth chart: Sun, Moon and rising sign, before you sign up.',
    askTitle: 'See your sky',
    askLead: 'Type your birth date. Time and city are a bonus.',
    emptyTitle: 'Nothing drawn yet',
    emptyLead: 'Tell us when and where you were born, and we’ll draw it.',
    addBirthDetails: 'Add my birth details',
  },
} as const;
