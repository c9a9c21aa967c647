/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  countryLines: {
    inCrisis: 'In a crisis',
    violenceAtHome: 'Violence at home',
    childrenAndYoungPeople: 'Children and young people',
    emergencyServices: 'Emergency services',
    inDangerNow: 'In danger now',
    checked: (day: string, sources: string) => `Checked ${day}. Published by ${sources}.`,
    inEuropeAndFromMost: 'In Europe, and from most mobile phones',
    inNorthAmerica: 'In North America',
    inUnitedKingdom: 'In the United Kingdom',
  },
  directory: {
    listsFreeAndConfidentialLines:
      '{directory} lists free and confidential lines in every country, by phone, text and chat.',
  },
  helpLinesPage: {
    talkToPerson: 'Talk to a person',
    oracleIsProgramAndCannot:
      'The Oracle is a program and cannot help in an emergency. People answer these numbers, most of them at any hour and free of charge. You don’t need to be sure that it is serious enough to call.',
    helpLines: 'Help Lines',
    elsewhere: 'Elsewhere',
    weListNumberOnlyWhere:
      'We list a number only where we can say who publishes it. If one no longer answers, please use the directory, and tell us.',
    countries: 'Countries',
  },
  nearYou: {
    nearYou: (countryName: string | number) => `Near you: ${countryName}`,
    anywhere: 'Anywhere',
  },
} as const;
