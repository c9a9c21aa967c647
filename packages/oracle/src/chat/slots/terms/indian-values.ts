import { normalizeDeg } from '@palm/astrology/angle';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { ordinal } from '../../../facts/fact-words.ts';
import { fill, note, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';
import { indianPeriods } from './indian-periods.ts';
import { fromStars, lagnaOf, moonOf, nakshatraAt, signFromStars } from './indian-sky.ts';
import { ofHour } from './of-hour.ts';

const either = (a: string, b: string): string => (a === b ? a : `${a} or ${b}, by the hour`);

const ofMoon =
  (words: string, read: (deg: number) => string): Slot =>
  ({ chart }) => {
    if (chart === null) return null;
    const [from, to] = moonOf(chart);
    const found = either(read(from), read(to));
    return fill(`Your ${words} is ${found}.`, note(words, `Indian Moon at birth: ${found}`));
  };

function vedic(context: SlotContext): Filled | null {
  const { chart } = context;
  if (chart === null) return null;
  const [from, to] = moonOf(chart);
  const sun =
    chart.time === 'known'
      ? fromStars(chart.positions.sun.longitudeDeg, chart.instant)
      : fromStars(chart.bodies.sun.start.longitudeDeg, chart.day.from);
  const rising = chart.time === 'known' ? ` and ${SIGNS[lagnaOf(chart)].name} rising` : '';
  const words = `the Sun in ${signFromStars(sun)}, the Moon in ${either(signFromStars(from), signFromStars(to))}${rising}`;
  return fill(
    `Counted from the stars you have ${words.replace(/, (?=the Moon)/u, rising === '' ? ' and ' : ', ')}.`,
    note('indian-signs', `By Lahiri: ${words}`),
  );
}

const lagna = ofHour((chart) => {
  const { name } = SIGNS[lagnaOf(chart)];
  const lord = bodyInText(SIGNS[lagnaOf(chart)].traditionalRuler);
  return fill(
    `Your lagna is ${name}, so its lord is ${lord}.`,
    note('lagna', `Rising sign from the stars: ${name}`),
  );
});

const MANGLIK_HOUSES: ReadonlySet<number> = new Set([1, 2, 4, 7, 8, 12]);

const manglik = ofHour((chart) => {
  const mars = signAt(fromStars(chart.positions.mars.longitudeDeg, chart.instant));
  const away = (SIGN_IDS.indexOf(mars) - SIGN_IDS.indexOf(lagnaOf(chart)) + 12) % 12;
  const house = away + 1;
  const answer = MANGLIK_HOUSES.has(house)
    ? "By the simple rule yes, you're manglik"
    : "No, you aren't manglik";
  return fill(
    `${answer}: Mars is in the ${ordinal(house)} house of your Indian chart.`,
    note('manglik', `Mars in ${SIGNS[mars].name}, ${ordinal(house)} from the lagna`),
  );
});

const OLD_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

const kaalSarp = ofHour((chart) => {
  const node = chart.positions.trueNode.longitudeDeg;
  const sides = new Set(
    OLD_PLANETS.map((planet) => normalizeDeg(chart.positions[planet].longitudeDeg - node) < 180),
  );
  return fill(
    sides.size === 1
      ? "Your planets do stand on one side of the nodes, so by that rule you'd have it."
      : "No, you don't have it: your planets stand on both sides of the nodes.",
    note('kaal-sarp', `Planets on ${sides.size === 1 ? 'one side' : 'both sides'} of the nodes`),
  );
});

const atmakaraka = ofHour((chart) => {
  const degreeOf = (planet: (typeof OLD_PLANETS)[number]): number =>
    fromStars(chart.positions[planet].longitudeDeg, chart.instant) % 30;
  const found = OLD_PLANETS.reduce((a, b) => (degreeOf(b) > degreeOf(a) ? b : a));
  return fill(
    `Your atmakaraka is ${bodyInText(found)}, counted among the seven planets.`,
    note('atmakaraka', `${BODIES[found].name}, ${degreeOf(found).toFixed(1)}° in its sign`),
  );
});

const TITHIS = 30;

function panchang({ now, sky }: SlotContext): Filled | null {
  const moon = sky.positionOf('moon', now).longitudeDeg;
  const away = normalizeDeg(moon - sky.positionOf('sun', now).longitudeDeg);
  const tithi = Math.floor(away / (360 / TITHIS)) + 1;
  const half = tithi <= 15 ? 'growing' : 'shrinking';
  const words = `tithi ${tithi <= 15 ? tithi : tithi - 15} of the ${half} half, with the Moon in ${nakshatraAt(fromStars(moon, now))}`;
  return fill(`Right now it's ${words}.`, note('panchang', words));
}

export const indianValues = {
  'vedic astrology': vedic,
  'sidereal zodiac': vedic,
  nakshatra: ofMoon('nakshatra', nakshatraAt),
  rashi: ofMoon('rashi', signFromStars),
  lagna,
  manglik,
  ...indianPeriods,
  'kaal sarp dosha': kaalSarp,
  atmakaraka,
  panchang,
} as const satisfies SlotGroup;
