import type { PlanetId } from '@palm/astrology/vocabulary';

/** How often two slow planets meet, and what their meeting is read as: fits after "is read as". */
export const SLOW_PAIRS: Partial<
  Readonly<Record<`${PlanetId} ${PlanetId}`, readonly [everyYears: number, reading: string]>>
> = {
  'mars jupiter': [2, 'courage that wants a big target'],
  'mars saturn': [2, 'pushing and braking at the same time'],
  'mars uranus': [2, 'short fuses and quick decisions'],
  'mars neptune': [2, 'effort that loses its aim, or follows a dream'],
  'mars pluto': [2, 'will against will'],
  'jupiter saturn': [20, 'a new chapter in how people build and share things'],
  'jupiter uranus': [14, 'sudden openings and new inventions'],
  'jupiter neptune': [13, 'big hopes, and a few that were too big'],
  'jupiter pluto': [13, 'money and power growing, and being questioned'],
  'saturn uranus': [45, 'old rules against new ways'],
  'saturn neptune': [36, 'a dream that has to become real, or be given up'],
  'saturn pluto': [35, 'hard limits, and things that end so that others can be built'],
  'uranus neptune': [171, 'a change in what a whole time believes'],
  'uranus pluto': [127, 'upheaval that a whole generation carries'],
  'neptune pluto': [492, 'a turn of centuries, and nothing for one single life'],
};
