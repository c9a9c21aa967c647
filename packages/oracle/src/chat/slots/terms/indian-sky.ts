import { normalizeDeg } from '@palm/astrology/angle';
import type { KnownTimeChart, NatalChart } from '@palm/astrology/chart';
import { daysSinceJ2000, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';

const NAKSHATRAS =
  'Ashwini|Bharani|Krittika|Rohini|Mrigashira|Ardra|Punarvasu|Pushya|Ashlesha|Magha|Purva Phalguni|Uttara Phalguni|Hasta|Chitra|Swati|Vishakha|Anuradha|Jyeshtha|Mula|Purva Ashadha|Uttara Ashadha|Shravana|Dhanishta|Shatabhisha|Purva Bhadrapada|Uttara Bhadrapada|Revati'.split(
    '|',
  );
export const NAKSHATRA_DEG = 360 / 27;

/** Lahiri: 23°51′11″ at the start of 2000, growing by 50.28″ a year. */
const ayanamsaDeg = (at: Instant): number =>
  23.853 + (daysSinceJ2000(at) / 365.25) * (50.28 / 3600);
export const fromStars = (longitudeDeg: number, at: Instant): number =>
  normalizeDeg(longitudeDeg - ayanamsaDeg(at));

/** Where the Moon was at birth, counted from the stars; over the whole day where the hour is unknown. */
export function moonOf(chart: NatalChart): readonly [from: number, to: number] {
  if (chart.time === 'known') {
    const deg = fromStars(chart.positions.moon.longitudeDeg, chart.instant);
    return [deg, deg];
  }
  const { start, end } = chart.bodies.moon;
  return [fromStars(start.longitudeDeg, chart.day.from), fromStars(end.longitudeDeg, chart.day.to)];
}

export const nakshatraAt = (deg: number): string =>
  NAKSHATRAS[Math.floor(deg / NAKSHATRA_DEG)] ?? '';
export const signFromStars = (deg: number): string => SIGNS[signAt(deg)].name;
export const lagnaOf = ({ angles, instant }: KnownTimeChart): SignId =>
  signAt(fromStars(angles.ascendantDeg, instant));
