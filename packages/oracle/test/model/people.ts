import type { Person } from '../../src/request.ts';

/* The requests that were answered for the recordings: who asked, on which day, for what. */

export const PEOPLE: Readonly<Record<string, { person: Person; zone: string }>> = {
  ada: {
    zone: 'Europe/Lisbon',
    person: {
      name: 'Ada',
      sign: 'pisces',
      birth: {
        date: '1987-03-04',
        time: '07:45',
        latitude: 38.72,
        longitude: -9.14,
        zone: 'Europe/Lisbon',
      },
    },
  },
  ben: {
    zone: 'America/New_York',
    person: {
      name: 'Ben',
      sign: 'cancer',
      birth: { date: '1994-07-20', zone: 'America/New_York' },
    },
  },
  chidi: {
    zone: 'Africa/Lagos',
    person: {
      name: 'Chidi',
      sign: 'libra',
      birth: {
        date: '1979-10-03',
        time: '14:20',
        latitude: 6.52,
        longitude: 3.38,
        zone: 'Africa/Lagos',
      },
    },
  },
};
