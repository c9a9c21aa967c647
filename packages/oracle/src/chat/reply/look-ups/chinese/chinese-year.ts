import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import type { SkyTable } from '@palm/astrology/sky-table';

const CHINA_MS = 8 * 3_600_000;
const chinaDate = (at: Instant): string => new Date(at + CHINA_MS).toISOString().slice(0, 10);

/**
 * The first day of a Chinese year, YYYY-MM-DD: the second new Moon after the day of the winter solstice, counted in
 * Chinese days. It never falls before January 21 (Aslaksen, The Mathematics of the Chinese Calendar).
 */
export function chineseNewYear(year: number, sky: SkyTable): string {
  const solstice = chinaDate(solsticeBefore(year, sky));
  const moons: string[] = [];
  let at = Date.UTC(year - 1, 11, 15);
  while (moons.length < 4) {
    const next = nextQuarterAfter(at, sky.positionOf);
    if (next.phase === 'newMoon' && chinaDate(next.at) > solstice) moons.push(chinaDate(next.at));
    at = next.at + DAY_MS;
  }
  const second = moons.slice(1).find((date) => date >= `${year}-01-21`);
  if (second === undefined) throw new RangeError('no new Moon found');
  return second;
}

/** When the Sun reaches 270° in December, by halving. */
function solsticeBefore(year: number, sky: SkyTable): Instant {
  let [from, to] = [Date.UTC(year - 1, 11, 18), Date.UTC(year - 1, 11, 25)];
  while (to - from > 60_000) {
    const middle = (from + to) / 2;
    if (sky.positionOf('sun', middle).longitudeDeg < 270) from = middle;
    else to = middle;
  }
  return from;
}

/** The Chinese year that a day belongs to: days before the new year belong to the year before. */
export function chineseYearOf(iso: string, sky: SkyTable): { year: number; begins: string } {
  const year = Number(iso.slice(0, 4));
  const begins = chineseNewYear(year, sky);
  return { year: iso < begins ? year - 1 : year, begins };
}
