/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  horoscopeHeader: {
    welcome: (name: string | number) => `Welcome, ${name}`,
    welcome2: 'Welcome',
    born: (birthDate: string | number) => `born ${birthDate}`,
    editProfile: 'Edit Profile',
  },
  horoscopeTypeList: {
    kindsOfHoroscope: 'Kinds of horoscope',
  },
  ownHoroscope: {
    chooseSign: 'Choose a sign',
    signs: 'Signs',
    horoscopeFor: (signName: string | number) => `A horoscope for ${signName}`,
    chooseDifferentSign: 'Choose Different Sign',
  },
  partnerDateForm: {
    comparesTwoFullChartsInstead:
      'Compares two full charts instead of two signs. Used for this answer only and not stored.',
    enterDateBetweenJanuary1: 'Enter a date between January 1, 1900 and today.',
    partnersBirthDateOptional: 'Partner’s birth date (optional)',
    applyThisDate: 'Use This Date',
  },
  partnerSection: {
    partnerCompatibility: 'Partner & Compatibility',
    yourPartnersDayAndHow:
      'Your partner’s day, and how you two fit. Only their sign is stored, with the page in your history.',
    hidePartnerCompatibility: 'Hide Partner & Compatibility',
    showPartnerCompatibility: 'Show Partner & Compatibility',
    loading: 'Loading your people',
    yourPeople: 'Your people',
    addPeople: 'Add someone you care about',
    changePeople: 'Add or change people',
    yourPartnersSign: 'Your partner’s sign',
    partnerSigns: 'Partner signs',
  },
  signFacts: {
    dates: 'Dates',
    symbol: 'Symbol',
    element: 'Element',
    modality: 'Modality',
    ruler: 'Ruler',
    opposite: 'Opposite',
    traditionally: (ruler: string | number, oldRuler: string | number) =>
      `${ruler}, traditionally ${oldRuler}`,
  },
  signLinks: {
    twelveSigns: 'The twelve signs',
  },
  signToday: {
    heading: (name: string) => `Today for ${name}`,
    failed: 'We couldn’t load today’s horoscope.',
    tryAgain: 'Try again',
    noScript: 'We need JavaScript to show today’s horoscope.',
    restsOn: 'What this rests on',
  },
  signPage: {
    sunIn: (name: string | number) => `The Sun in ${name}`,
    itsRuler: (name: string | number) => `Its ruler, ${name}`,
    more: (sign: string) => `Love, work and the week for ${sign}`,
    read: (sign: string) => `Read the ${sign} Horoscope`,
    the: (name: string | number) => `the ${name}`,
    before: 'Before',
    after: 'After',
    neighbouringSigns: 'Neighboring signs',
  },
} as const;
