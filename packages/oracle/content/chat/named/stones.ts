import type { SignId } from '@palm/astrology/vocabulary';

type Stone = readonly [costly: string, cheap: string, planet: string];
const MARS: Stone = ['red coral', 'carnelian', 'Mars'];
const VENUS: Stone = ['diamond', 'white topaz or clear quartz', 'Venus'];
const MERCURY: Stone = ['emerald', 'peridot or green aventurine', 'Mercury'];
const JUPITER: Stone = ['yellow sapphire', 'citrine', 'Jupiter'];
const SATURN: Stone = ['blue sapphire', 'amethyst or lapis lazuli', 'Saturn'];

/** The stone of each sign's old ruler by Indian custom, and the inexpensive one that is worn in its place. */
export const STONES: Readonly<Record<SignId, Stone>> = {
  aries: MARS,
  taurus: VENUS,
  gemini: MERCURY,
  cancer: ['pearl', 'moonstone', 'the Moon'],
  leo: ['ruby', 'garnet', 'the Sun'],
  virgo: MERCURY,
  libra: VENUS,
  scorpio: MARS,
  sagittarius: JUPITER,
  capricorn: SATURN,
  aquarius: SATURN,
  pisces: JUPITER,
};
