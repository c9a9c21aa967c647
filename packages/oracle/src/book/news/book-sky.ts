import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { createSkyTable, type SkyTable } from '@palm/astrology/sky-table';
import { type Track, trackOf } from '@palm/astrology/track';
import type { PlanetId } from '@palm/astrology/vocabulary';
import { type SkyOfDay, skyOfDay } from '../../facts/sky-of-day.ts';
import { remembered } from './remembered.ts';

/** The sky of a day with the way each planet goes around it, shared by all pages of that day. */
export type BookSky = {
  readonly day: SkyOfDay;
  /** The planet's way for as long as one contact with a degree can last. */
  readonly trackOf: (body: PlanetId) => Track;
  /** The planet's way for as long as it can stay in one house. */
  readonly longTrackOf: (body: PlanetId) => Track;
};

/** The sky of a date, yyyy-MM-dd, in a zone. */
export type BookSkyOf = (date: string, zone: string) => BookSky;

/** Days to either side within which every pass of one series lies. */
const CONTACT_DAYS = {
  moon: 2,
  sun: 12,
  mercury: 50,
  venus: 80,
  mars: 140,
  jupiter: 400,
  saturn: 700,
  uranus: 900,
  neptune: 900,
  pluto: 1_100,
} as const satisfies Record<PlanetId, number>;

const YEAR_DAYS = 365;
/** Days to either side within which a stay in one house begins and ends; the slowest are cut off. */
const VISIT_DAYS = {
  moon: 6,
  sun: 60,
  mercury: 120,
  venus: 200,
  mars: 400,
  jupiter: 2 * YEAR_DAYS,
  saturn: 6 * YEAR_DAYS,
  uranus: 12 * YEAR_DAYS,
  neptune: 20 * YEAR_DAYS,
  pluto: 24 * YEAR_DAYS,
} as const satisfies Record<PlanetId, number>;

/** Enough for the zones of a day and the days of a week. */
const SKIES_KEPT = 200;
const TRACKS_KEPT = 200;

/** Computes each sky once, and the ways of the planets once for all days they serve. */
export function createBookSkies(
  skyOf: (date: string, zone: string) => SkyOfDay = skyOfDay,
  table: SkyTable = createSkyTable(),
): BookSkyOf {
  const stretchOf = remembered((body: PlanetId, reachDays: number, stretch: number) => {
    const reach = reachDays * DAY_MS;
    const from = stretch * stepMs(reachDays);
    const span = { from: from - reach, to: from + stepMs(reachDays) + reach };
    return trackOf(body, span, table.positionOf);
  }, TRACKS_KEPT);
  const around = (at: Instant, reach: Readonly<Record<PlanetId, number>>) => (body: PlanetId) =>
    stretchOf(body, reach[body], Math.floor(at / stepMs(reach[body])));
  return remembered((date: string, zone: string) => {
    const day = skyOf(date, zone);
    return {
      day,
      trackOf: around(day.middle, CONTACT_DAYS),
      longTrackOf: around(day.middle, VISIT_DAYS),
    };
  }, SKIES_KEPT);
}

/** Days that lie in the same stretch share a track; it reaches far enough for the first and the last of them. */
const stepMs = (reachDays: number): number => Math.max(1, Math.ceil(reachDays / 4)) * DAY_MS;
