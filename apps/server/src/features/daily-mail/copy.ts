/** Every text of the daily mail and its pages that a user can see, besides the readings. */
export const copy = {
  letter: {
    guidance: 'Daily guidance',
    horoscope: (sign: string) => `${sign} horoscope`,
    restsOn: 'It rests on',
    openReadings: 'Open today’s readings',
    footer: (day: string) =>
      `For ${day}. You get this email because daily emails are on for your account. The Oracle is an AI, and its readings are for reflection and entertainment.`,
    preferences: 'Change your email preferences',
    unsubscribe: 'Unsubscribe',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    question: 'Stop the daily email?',
    whatStays: 'Your account and your readings stay. Only the email stops.',
    button: 'Unsubscribe',
    preferences: 'Change your email preferences instead',
    doneTitle: 'Unsubscribed',
    done: 'You are unsubscribed',
    nothingMore:
      'You will get no more daily emails. One that was already on its way is stopped too.',
    undo: 'Change your mind',
    deadLink: 'This link does not work',
    whyDead: 'It is incomplete, or belongs to an address that is no longer yours.',
    signedIn: 'You can also sign in and change your emails in',
    profileSetup: 'Profile Setup',
  },
} as const;
