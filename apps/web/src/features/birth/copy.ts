/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  birthCheck: {
    enterYourBirthName: 'Enter your birth name.',
    enterYourBirthDate: 'Enter your birth date.',
    enterYourBirthTime: 'Enter your birth time.',
    enterYourBirthCity: 'Enter your birth city.',
    enterYourBirthCountry: 'Enter your birth country.',
    thisDateIsInFuture: 'This date is in the future.',
    enterDateAfter1899: 'Enter a date after 1899.',
    from90To90: 'From -90 to 90.',
    from180To180: 'From -180 to 180.',
    pleaseChooseOne: 'Please choose one.',
  },
  birthDateField: {
    birthDate: 'Birth Date',
    close: 'Close',
    choose: 'Choose',
    closeDay: 'Close the day step by step',
    chooseDay: 'Choose the day step by step',
  },
  birthDetailsForm: {
    saveBirthDetails: 'Save Birth Details',
    notSavedYet: 'Not saved yet.',
    yourChangesAreNotSaved: 'Your changes are not saved.',
  },
  cityField: {
    searching: 'Searching…',
    cityListIsUnavailableYou: 'The city list is unavailable. You can type the city and continue.',
    notInListKeepWhat: 'Not in the list. Keep what you typed and add coordinates below.',
    weCouldntFindThisTown:
      'We couldn’t find this town. Choose one from the list or enter coordinates below to get houses in your chart.',
    typeThenChooseYourCity: 'Type, then choose your city.',
    birthCity: 'Birth City',
    placesFound: 'Places found',
  },
  clockQuestion: {
    withOffset: (reading: string, offset: string) => `${reading} (${offset})`,
    thatTimeHappenedTwiceBecause:
      'That time happened twice because the clocks went back. Which one was it?',
    firstTimeBeforeClocksWent: 'The first time, before the clocks went back',
    secondTimeAfterClocksWent: 'The second time, after the clocks went back',
    clocksWentForwardAndSkipped:
      'The clocks went forward and skipped that time. Which clock was it read from?',
    clockNotYetChanged: 'A clock not yet changed',
    clockAlreadyPutForward: 'A clock already put forward',
  },
  coordinates: {
    myTownIsNotIn: 'My town is not in the list',
    enterTownsNameAndIts:
      'Enter the town’s name and its coordinates in degrees; south and west are negative. Add the timezone too, because coordinates alone do not tell us which one applied.',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  dateChoices: {
    whichDecade: 'Which decade?',
    whichYear: 'Which year?',
    whichMonth: 'Which month?',
    whichDay: 'Which day?',
  },
  dateSteps: {
    chooseAnother: (word: string | number) => `${word}, choose another`,
  },
  placeFields: {
    birthCountry: 'Birth Country',
  },
  skyForm: {
    showMySky: 'Show my sky',
    addTimeAndCity: 'Add time and city',
    forRising: 'They give your rising sign. Skip them if you don’t know.',
    unlisted: 'Not in our list. You can leave it empty.',
    chooseCity: 'Choose your city from the list.',
    cityForTime: 'A birth time needs its city.',
    noScript:
      'We need JavaScript to draw your chart. Without it you can still read about the twelve signs.',
  },
  timeFields: {
    birthName: 'Birth Name',
    birthTime: 'Birth Time',
    thatsFineYourChartWill: 'That’s fine. Your chart will have no houses.',
    localTimeAtBirth: 'Local time at birth.',
    iDontKnowMyTime: "I don't know my time of birth",
  },
  useBirthSubmit: {
    unknownTimezoneChooseOneOr: 'Unknown timezone. Choose one or leave it empty.',
  },
  whyWeAsk: {
    dateUse: 'tells us your sign and where the planets stood.',
    timeUse: 'tells us your rising sign. It changes about every two hours.',
    placeUse: 'tells us how the sky looked from there, and which clock was in use.',
    nameUse: 'is what your readings call you.',
    date: 'The date',
    time: 'The time',
    place: 'The place',
    name: 'The name',
    whatEachIsFor: 'What each is for',
    weSearchOurOwnList: 'We search our own list of places, so your birthplace stays with us.',
  },
  zoneField: {
    timezone: 'Timezone',
    zonesFound: 'Zones found',
    optionalChoosingCitySetsIt: 'Optional. Choosing a city sets it for you.',
  },
} as const;
