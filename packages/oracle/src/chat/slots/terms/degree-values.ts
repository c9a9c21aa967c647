import { separationDeg } from '@palm/astrology/angle';
import { daysSinceJ2000 } from '@palm/astrology/instant';
import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import { PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { natalFact } from '../birth/points.ts';
import { listWords } from '../calendar/date-words.ts';
import { fill, note, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';
import { ofHour, thoseThat } from './of-hour.ts';

function decan({ chart }: SlotContext): Filled | null {
  if (chart === null) return null;
  const { sun } = chart.time === 'known' ? chart.positions : { sun: chart.bodies.sun.start };
  const place = Math.floor(degreeInSign(sun.longitudeDeg) / 10);
  const sign = signAt(sun.longitudeDeg);
  const under = SIGN_IDS[(SIGN_IDS.indexOf(sign) + 4 * place) % 12] ?? sign;
  const shade = place === 0 ? 'the sign pure' : `with a touch of ${SIGNS[under].name} in it`;
  return fill(
    `Your Sun is in the ${ordinal(place + 1)} decan of ${SIGNS[sign].name}, ${shade}.`,
    natalFact(chart, 'sun'),
  );
}

/** Degrees that old books call critical, by tempo of the sign. */
const CRITICAL = {
  cardinal: [0, 13, 26],
  fixed: [8, 9, 21, 22],
  mutable: [4, 17],
} as const;

const isCritical = (longitudeDeg: number): boolean =>
  CRITICAL[SIGNS[signAt(longitudeDeg)].modality].some(
    (degree) => degree === Math.floor(degreeInSign(longitudeDeg)),
  );

const standsAt = (words: string, holds: (longitudeDeg: number) => boolean): Slot =>
  ofHour((chart) => {
    const found = PLANET_IDS.filter((planet) => holds(chart.positions[planet].longitudeDeg));
    if (found.length === 0) return fill(`None of your ten planets is ${words}.`);
    const points = found.map(
      (planet) => `${bodyInText(planet)} at ${degreeWords(chart.positions[planet].longitudeDeg)}`,
    );
    return fill(
      `In your chart that's ${listWords(points)}.`,
      ...found.map((planet) => natalFact(chart, planet)),
    );
  });

/** Longitudes of 2000; they move with precession, a degree in 71.6 years. */
const STARS = {
  algol: 56.17,
  pleiades: 60,
  aldebaran: 69.79,
  sirius: 104.08,
  regulus: 149.83,
  spica: 203.84,
  antares: 249.76,
  'galactic center': 266.85,
  fomalhaut: 333.86,
} as const;
const STAR_ORB_DEG = 1.5;
const YEARS_A_DEGREE = 71.6;

const nearStar = (name: string, of2000: number): Slot =>
  ofHour((chart) => {
    const starDeg = of2000 + daysSinceJ2000(chart.instant) / 365.25 / YEARS_A_DEGREE;
    const found = PLANET_IDS.filter(
      (planet) => separationDeg(chart.positions[planet].longitudeDeg, starDeg) <= STAR_ORB_DEG,
    );
    const told = thoseThat('within a degree and a half of it', found, chart);
    return fill(
      told?.text,
      note(`star-${name}`, `${name} at ${degreeWords(starDeg)} at your birth`),
    );
  });

const isAt =
  (degree: number) =>
  (longitudeDeg: number): boolean =>
    Math.floor(degreeInSign(longitudeDeg)) === degree;

export const degreeValues = {
  decan,
  'critical degree': standsAt('at a critical degree', isCritical),
  'anaretic degree': standsAt('in the last degree of a sign', isAt(29)),
  'zero degree': standsAt('in the first degree of a sign', isAt(0)),
  'aries point': standsAt(
    'within two degrees of it',
    (deg) => Math.min(deg % 90, 90 - (deg % 90)) <= 2,
  ),
  ...Object.fromEntries(Object.entries(STARS).map(([name, deg]) => [name, nearStar(name, deg)])),
} as const satisfies SlotGroup;
