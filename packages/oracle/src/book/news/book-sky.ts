import type { Instant } from '@palm/astrology/instant';
import { DAY_MS } from '@palm/astrology/instant';
import type { SkyTable } from '@palm/astrology/sky-table';
import { type Track, trackOf } from '@palm/astrology/track';
import type { PlanetId } from '@palm/astrology/vocabulary';
import type { SkyOfDay } from '../../facts/sky-of-day.ts';

/** The sky of a day with the way each planet goes around it, shared by all pages of that day. */
export type BookSky = {
  readonly day: SkyOfDay;
  readonly zone: string;
  /** The planet's way for as long as one contact with a degree can last. */
  readonly trackOf: (body: PlanetId) => Track;
  /** The planet's way for as long as it can stay in one house. */
  readonly longTrackOf: (body: PlanetId) => Track;
};

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

export function bookSky(day: SkyOfDay, zone: string, table: SkyTable): BookSky {
  const around = (days: number) => ({
    from: day.middle - days * DAY_MS,
    to: day.middle + days * DAY_MS,
  });
  const follow = (reach: Readonly<Record<PlanetId, number>>) =>
    remembered((body: PlanetId) => trackOf(body, around(reach[body]), table.positionOf));
  return { day, zone, trackOf: follow(CONTACT_DAYS), longTrackOf: follow(VISIT_DAYS) };
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

export const isWithin = (at: Instant, { from, to }: { from: Instant; to: Instant }): boolean =>
  at >= from && at < to;
