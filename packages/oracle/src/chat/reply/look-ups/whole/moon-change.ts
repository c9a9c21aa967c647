import type { Instant } from '@palm/astrology/instant';

/** Offsets from UTC in hours, and roughly how many million people live by them. */
const PEOPLE_BY_OFFSET: readonly (readonly [hours: number, millions: number])[] = [
  [-11, 0.1],
  [-10, 2],
  [-9, 1],
  [-8, 60],
  [-7, 45],
  [-6, 260],
  [-5, 250],
  [-4, 90],
  [-3, 290],
  [0, 330],
  [1, 750],
  [2, 550],
  [3, 600],
  [4, 60],
  [5, 330],
  [5.5, 1450],
  [6, 230],
  [7, 400],
  [8, 1750],
  [9, 210],
  [10, 40],
  [11, 3],
  [12, 6],
  [13, 0.5],
];
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How much of a calendar day comes before a moment, over all the zones people live in: 0 to 1. */
export function shareOfDayBefore(change: Instant, midnightUtc: Instant): number {
  const hours = (change - midnightUtc) / HOUR_MS;
  const all = PEOPLE_BY_OFFSET.reduce((sum, [, people]) => sum + people, 0);
  const before = PEOPLE_BY_OFFSET.reduce((sum, [offset, people]) => {
    const local = Math.min(Math.max(hours + offset, 0), DAY_HOURS);
    return sum + (people * local) / DAY_HOURS;
  }, 0);
  return before / all;
}
