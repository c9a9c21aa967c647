/** Every text of the exported page that a user can see. `../exported-tables.ts` has those of the tables. */
export const copy = {
  title: 'Your data at Palm & Soul',
  heading: 'Everything we store about you',
  made: (when: string) => `Made on ${when}. The file data.json has the same with every detail.`,
  chart: {
    title: 'Your birth chart',
    about: 'Computed from your birth details whenever it is shown; it is not stored.',
    wheel: 'Wheel of your birth chart',
    house: (house: number) => `house ${house}`,
    retrograde: 'retrograde',
    either: (first: string, second: string) => `${first} or ${second}`,
  },
  chat: {
    title: 'Your conversation with the Oracle',
    about: 'Everything you have not cleared.',
    you: 'You',
    oracle: 'The Oracle',
  },
  history: {
    title: 'Your history',
    about: 'The pages you were shown, with your notes, for 90 days or as long as you keep them.',
    note: 'Your note:',
  },
  readings: {
    title: 'Saved palm readings',
    about: 'As you saw them, newest first.',
    heading: (number: number) => `Palm Reading #${number}`,
  },
  photos: {
    title: 'Your palm photos',
    about: 'They are in the folder "photos" beside this page.',
    photo: (name: string) => `Palm photo ${name}`,
  },
  table: {
    entries: (count: number) => `${count} entries`,
    more: (count: number) => `And ${count} more in data.json.`,
    shortened: '… (in data.json)',
  },
  leftOut: {
    title: 'What is not in this file',
    about: 'Everything else that we store about you is.',
  },
} as const;
