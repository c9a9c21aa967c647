/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  bodyFacts: {
    retrograde: 'retrograde: it appeared to move backward',
    choosePlanetOnWheelOr:
      'Choose a planet on the wheel or in the table to see what it means for you.',
    in: (body: string | number, place: string | number) => `${body} in ${place}`,
    showAll: 'Show all',
    house: (house: string | number) => `${house} house`,
    noAspectToAnotherPlanet: 'No aspect to another planet.',
  },
  chartTable: {
    positionsAtYourBirth: 'Positions at your birth',
    house: 'House ',
    heads: {
      planet: 'Planet',
      sign: 'Sign',
      degree: 'Degree',
      house: 'House',
      motion: 'Motion',
    },
    angles: {
      ascendant: { name: 'Ascendant', place: 'rising' },
      midheaven: { name: 'Midheaven', place: 'highest' },
    },
  },
  chartWords: {
    or: (signName: string | number, signName2: string | number) => `${signName} or ${signName2}`,
    to: (from: string | number, to: string | number) => `${from} to ${to}`,
    house: (house: string | number) => `, ${house} house`,
    retrograde: ', retrograde',
    allDay: (aspect: string | number) => `${aspect}, all day`,
    closingIn: ', closing in',
    movingApart: ', moving apart',
    fromExact: (aspect: string | number, orb: string | number, way: string | number) =>
      `${aspect}, ${orb} from exact${way}`,
    placidusHouses: 'Placidus houses',
    porphyryHouses: 'Porphyry houses',
    wholeSignHouses: 'Whole sign houses',
    ascendantAndHousesNeedYour:
      'The ascendant and houses need your time and place of birth. One is missing, so the wheel is drawn without them.',
    wholeSignHousesPlacidusHouses:
      'Whole sign houses: Placidus houses do not work this close to the pole.',
  },
  foldedChart: {
    yourChart: 'Your chart',
    unfold: 'Unfold',
    fold: 'Fold',
    placed: (body: string, degree: number, sign: string) => `${body}\u{A0}${degree}°\u{A0}${sign}`,
    rising: (sign: string) => `${sign} rising`,
  },
  sunSignNote: {
    onDayYouWereBorn: (sunName: string | number, sun: string | number, calendar: string | number) =>
      `On the day you were born the ${sunName} passed from one sign to the next: ${sun}, depending on the hour. The calendar says ${calendar}, and your profile uses that.`,
    byCalendarYourSignIs: (
      calendar: string | number,
      sunName: string | number,
      sun: string | number,
      sun2: string | number,
    ) =>
      `By the calendar your sign is ${calendar}, and your profile uses that. The ${sunName} itself was at ${sun} ${sun2}: the dates of the signs shift by up to a day from year to year.`,
  },
  yourChart: {
    drawingYourChart: 'Drawing your chart…',
    yourChart: 'Your chart',
    print: 'Print',
    solidLinesAreEasyAspects: 'Solid lines are easy aspects, dashed ones tense.',
    howAccurateThisIs: 'How accurate this is',
    yourChartIsStillEmpty: 'Your chart is still empty',
    addMyBirthDetails: 'Add my birth details',
    tellUsWhenAndWhere: 'Tell us when and where you were born to see your chart.',
    weCouldntLoadYourChart: 'We couldn’t load your chart.',
    tryAgain: 'Try again',
  },
} as const;
