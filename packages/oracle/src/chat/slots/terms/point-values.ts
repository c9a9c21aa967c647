import { normalizeDeg, oppositeDeg } from '@palm/astrology/angle';
import { bornAt, type KnownTimeChart } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { daysSinceJ2000, type Instant } from '@palm/astrology/instant';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { natalFact } from '../birth/points.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { ofHour, signNameAt } from './of-hour.ts';

/** "Your descendant is in Libra." with its degree as the receipt. */
function placed(name: string, longitudeDeg: number, chart: KnownTimeChart): Filled | null {
  const house = houseOf(longitudeDeg, cuspsOf(chart));
  const where = /descendant|IC/u.test(name) ? '' : `, in your ${ordinal(house)} house`;
  return fill(
    `Your ${name} is in ${signNameAt(longitudeDeg)}${where}.`,
    note(`point-${name}`, `${name} at ${degreeWords(longitudeDeg)}`),
  );
}

const isDayBirth = ({ positions, angles }: KnownTimeChart): boolean =>
  normalizeDeg(positions.sun.longitudeDeg - angles.ascendantDeg) > 180;

/** Ascendant + Moon − Sun by day, the other way around by night (Paulus Alexandrinus, ch. 23). */
function lotDeg(chart: KnownTimeChart, isFortune: boolean): number {
  const { sun, moon } = chart.positions;
  const arc = moon.longitudeDeg - sun.longitudeDeg;
  return normalizeDeg(chart.angles.ascendantDeg + (isDayBirth(chart) === isFortune ? arc : -arc));
}

const CENTURY_DAYS = 36_525;

/** The mean apogee of the Moon: its mean perigee (Meeus, ch. 50) and half a circle. */
export function lilithDeg(at: Instant): number {
  const t = daysSinceJ2000(at) / CENTURY_DAYS;
  return normalizeDeg(83.353_246_5 + 4069.013_728_7 * t - 0.010_32 * t * t + 180);
}

function lilith({ chart }: SlotContext): Filled | null {
  if (chart === null) return null;
  const longitudeDeg = lilithDeg(bornAt(chart));
  const house =
    chart.time === 'known'
      ? `, in your ${ordinal(houseOf(longitudeDeg, cuspsOf(chart)))} house`
      : '';
  return fill(
    `Your Black Moon Lilith is in ${signNameAt(longitudeDeg)}${house}.`,
    note('lilith', `Mean Lilith at ${degreeWords(longitudeDeg)}`),
  );
}

const sect = ofHour((chart) =>
  fill(
    isDayBirth(chart)
      ? 'Yours is a day chart: the Sun was above the horizon.'
      : 'Yours is a night chart: the Sun was below the horizon.',
    natalFact(chart, 'sun'),
  ),
);

export const pointValues = {
  descendant: ofHour((chart) =>
    placed('descendant', oppositeDeg(chart.angles.ascendantDeg), chart),
  ),
  ic: ofHour((chart) => placed('IC', oppositeDeg(chart.angles.midheavenDeg), chart)),
  'part of fortune': ofHour((chart) => placed('part of fortune', lotDeg(chart, true), chart)),
  'part of spirit': ofHour((chart) => placed('part of spirit', lotDeg(chart, false), chart)),
  lilith,
  sect,
} as const satisfies SlotGroup;
