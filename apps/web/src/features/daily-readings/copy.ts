/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  title: 'Daily Spiritual Readings',
  loading: 'Loading today',
  failed: 'We couldn’t load today’s sky. The readings are here.',
  tryAgain: 'Try again',
  dayOf: (day: number, days: number) => `Day ${day} of ${days}`,
  moon: {
    lit: (percent: number) => `${percent}% lit`,
    inSign: (sign: string) => `in ${sign}`,
    rises: (time: string, place: string) => `rises ${time} in ${place}`,
    label: (phase: string, lit: number, sign: string) =>
      `The Moon tonight: ${phase}, ${lit}% lit, in ${sign}`,
  },
  contact: {
    heading: 'The long one',
    meets: (body: string, point: string) => `${body} meets your ${point}`,
    faces: (body: string, point: string) => `${body} faces your ${point}`,
    presses: (body: string, point: string) => `${body} presses your ${point}`,
    supports: (body: string, point: string) => `${body} supports your ${point}`,
    returns: (body: string) => `${body} comes back to its place at your birth`,
    once: '.',
    first: 'for the first time.',
    time: (number: string) => `for the ${number} time.`,
    last: 'for the last time.',
    leaving: 'and is leaving.',
    numbers: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
    since: 'Since',
    exact: 'Exact',
    wasExact: 'Last exact',
    until: 'Until',
    today: 'today',
    label: (from: string, to: string, exact: string) => `From ${from} to ${to}. Exact ${exact}.`,
  },
  firstPage: {
    heading: 'Today’s page',
    notWritten: 'Your page for today',
    read: 'Read today’s page',
  },
  nextDate: {
    heading: 'Next date',
  },
  pages: {
    heading: (count: string) => `${count} pages for today`,
    open: 'Open',
    free: 'Free',
    premiumFeature: 'Premium Feature',
    foot: 'Written by a program from your chart. For reflection and entertainment.',
  },
  line: {
    today: 'Today',
    moon: (phase: string, sign: string) => `${phase} in ${sign}`,
  },
} as const;
