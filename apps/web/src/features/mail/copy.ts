/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  mailChoiceFields: {
    dailyReadings: 'Daily readings',
    yourGuidanceForDayFrom: 'Your guidance for the day, from your own chart.',
    dailyHoroscope: 'Daily horoscope',
    whatSkyMeansForYour: 'What the sky means for your sign.',
    deliveryHour: 'Delivery hour',
    inTimeNeverMoreThan: (zone: string | number) =>
      `${zone} time. Never more than one email a day: both come together.`,
  },
  mailChoices: {
    noDailyEmail: 'No daily email.',
    readings: (hour: string, zone: string) =>
      `Daily readings, in one email at ${hour}, ${zone} time.`,
    horoscope: (hour: string, zone: string) =>
      `Daily horoscope, in one email at ${hour}, ${zone} time.`,
    both: (hour: string, zone: string) =>
      `Daily readings and daily horoscope, in one email at ${hour}, ${zone} time.`,
  },
  mailPreferences: {
    emailPreferences: 'Email preferences',
    loadingYourPreferences: 'Loading your preferences',
    savePreferences: 'Save Preferences',
    sendTestEmail: 'Send Test Email',
    notSavedYet: 'Not saved yet.',
    weCouldntLoadYourPreferences: 'We couldn’t load your preferences. They have not changed.',
    tryAgain: 'Try again',
  },
  mailSummary: {
    dailyEmail: 'Daily email',
    changeEmailPreferences: 'Change email preferences',
  },
  pushSettings: {
    title: 'Reminders on this device',
    loading: 'Looking up your reminders',
    today: 'Today’s page',
    todayHint: 'A word each morning when your page is there.',
    dates: 'Your dates',
    datesHint: 'A word on days when something is exact for your chart.',
    quietFrom: 'Quiet from',
    quietTo: 'until',
    quietHint: 'Nothing comes in these hours. Never more than one of each kind a day.',
    off: 'Turn them off',
    unsupported:
      'This browser cannot show reminders. On an iPhone, add Palm & Soul to your home screen first.',
    denied: 'Your browser blocks notifications from this site. Its settings can allow them.',
  },
  mailedPreferences: {
    forAddress: 'For {email}',
    savePreferences: 'Save Preferences',
    youCanAlsoChangeThis: 'You can also change this in Profile Setup once you sign in.',
    goToProfileSetup: 'Go to Profile Setup',
    tryAgain: 'Try again',
  },
  stoppedNote: {
    emailsToYourAddressBounced: 'Emails to your address bounced, so daily email is paused.',
    dailyEmailWasMarkedAs: 'A daily email was marked as spam, so daily email is paused.',
    saveYourPreferencesToStart: 'Save your preferences to start it again.',
  },
} as const;
