import { oppositeDeg } from '../angle.ts';
import { follow } from '../events/track.ts';
import { DAY_MS, type Instant } from '../instant.ts';
import type { SkyTable } from '../table/sky-table.ts';
import type { BodyId } from '../vocabulary.ts';
import { staysNear } from './find-transits.ts';
import { type PassSeries, passSeriesOf, spanAround } from './pass-series.ts';

/** The journeys that have a name: back to the birth place, or to the degree opposite it. */
export const RETURN_IDS = [
  'saturn',
  'jupiter',
  'uranusOpposition',
  'chiron',
  'node',
  'nodeOpposition',
  'sun',
  'moon',
] as const;
export type ReturnId = (typeof RETURN_IDS)[number];

type Cycle = {
  readonly body: BodyId;
  readonly isOpposition: boolean;
  readonly periodDays: number;
  /** How far the real return may be from the mean one, and how fine to look. */
  readonly reachDays: number;
  readonly stepDays: number;
  readonly orbDeg: number;
};

/** Mean tropical periods (Explanatory Supplement to the Astronomical Almanac, 1992). */
const CYCLES = {
  saturn: cycle('saturn', 10_746.94, { reachDays: 700, orbDeg: 2 }),
  jupiter: cycle('jupiter', 4_330.6, { reachDays: 420, orbDeg: 2 }),
  uranusOpposition: cycle('uranus', 30_588.74, {
    isOpposition: true,
    reachDays: 1_800,
    orbDeg: 1.5,
  }),
  chiron: cycle('chiron', 18_500, { reachDays: 1_000, orbDeg: 1.5 }),
  node: cycle('meanNode', 6_798.38, { reachDays: 120, orbDeg: 1.5 }),
  nodeOpposition: cycle('meanNode', 6_798.38, { isOpposition: true, reachDays: 120, orbDeg: 1.5 }),
  sun: cycle('sun', 365.2422, { reachDays: 5, stepDays: 2, orbDeg: 1 }),
  moon: cycle('moon', 27.3216, { reachDays: 3, stepDays: 1, orbDeg: 1 }),
} as const satisfies Record<ReturnId, Cycle>;

function cycle(
  body: BodyId,
  periodDays: number,
  {
    isOpposition = false,
    stepDays = 10,
    ...found
  }: { isOpposition?: boolean; stepDays?: number; reachDays: number; orbDeg: number },
): Cycle {
  return { body, isOpposition, periodDays, stepDays, ...found };
}

/** The callers ask for no later return, and the ephemeris may end. */
const LONGEST_LIFE_DAYS = 120 * 365;

export const returningBody = (id: ReturnId): BodyId => CYCLES[id].body;

export type Return = { readonly number: number; readonly series: PassSeries };
export type Returning = {
  readonly id: ReturnId;
  readonly bornAt: Instant;
  readonly natalDeg: number;
};

/** The returns nearest to an instant: the one that runs or was last, and the one to come. */
export function returnsAround(
  { id, bornAt, natalDeg }: Returning,
  at: Instant,
  table: SkyTable,
): Return[] {
  const { isOpposition, periodDays } = CYCLES[id];
  const turns = (at - bornAt) / (periodDays * DAY_MS) + (isOpposition ? 0.5 : 0);
  const first = Math.max(1, Math.round(turns) - 1);
  const isInALifetime = (number: number): boolean => number * periodDays < LONGEST_LIFE_DAYS;
  return [first, first + 1, first + 2].filter(isInALifetime).flatMap((number) => {
    const series = nthReturn({ id, bornAt, natalDeg }, number, table);
    return series === null ? [] : [{ number, series }];
  });
}

function nthReturn(
  { id, bornAt, natalDeg }: Returning,
  number: number,
  table: SkyTable,
): PassSeries | null {
  const { body, isOpposition, periodDays, reachDays, stepDays, orbDeg } = CYCLES[id];
  const turns = number - (isOpposition ? 0.5 : 0);
  const span = spanAround(bornAt + turns * periodDays * DAY_MS, reachDays);
  const track = follow((when) => table.positionOf(body, when), stepDays, span);
  const degree = isOpposition ? oppositeDeg(natalDeg) : natalDeg;
  const stays = staysNear(track, span, degree, orbDeg);
  return passSeriesOf(stays).find(({ exact }) => exact.length > 0) ?? null;
}
