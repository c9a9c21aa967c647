import { DAY_MS } from '@palm/astrology/instant';
import { type SkyEvent, skyEvents } from '@palm/astrology/sky-events';
import type { PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { SlotContext } from '../slot.ts';

type Ingress = Extract<SkyEvent, { kind: 'ingress' }>;
type Sky = Pick<SlotContext, 'now' | 'sky'>;

/** How long a planet stays in a sign at most, going back and forth. */
const INGRESS_REACH_DAYS = {
  sun: 32,
  moon: 3,
  mercury: 80,
  venus: 140,
  mars: 240,
  jupiter: 420,
  saturn: 1_200,
  uranus: 3_000,
  neptune: 5_600,
  pluto: 8_000,
} as const satisfies Record<PlanetId, number>;

/** The slowest take decades to leave a sign: looked for in pieces of four years. */
const PIECE_DAYS = 1_460;

/** A named sign is looked for over this many stays in a sign. */
const STAYS_AHEAD = 3;

/** When a planet next comes into a sign; null where that is too far away. */
export const ingressInto = (planet: PlanetId, sign: SignId, sky: Sky): Ingress | null =>
  firstIngress(planet, sky, INGRESS_REACH_DAYS[planet] * STAYS_AHEAD, sign);

/** When a planet next changes its sign. */
export const nextIngressOf = (planet: PlanetId, sky: Sky): Ingress | null =>
  firstIngress(planet, sky, INGRESS_REACH_DAYS[planet]);

/** When a planet came into the sign that it is in. */
export function lastIngressOf(planet: PlanetId, { now, sky }: Sky): Ingress | null {
  const reach = INGRESS_REACH_DAYS[planet];
  for (let back = 0; back < reach; back += PIECE_DAYS) {
    const from = now - Math.min(reach, back + PIECE_DAYS) * DAY_MS;
    const found = ingressesIn(planet, { from, to: now - back * DAY_MS }, sky).at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

function firstIngress(planet: PlanetId, { now, sky }: Sky, reach: number, into?: SignId) {
  for (let from = 0; from < reach; from += PIECE_DAYS) {
    const to = now + Math.min(reach, from + PIECE_DAYS) * DAY_MS;
    const found = ingressesIn(planet, { from: now + from * DAY_MS, to }, sky).find(
      ({ sign }) => into === undefined || sign === into,
    );
    if (found !== undefined) return found;
  }
  return null;
}

const ingressesIn = (
  planet: PlanetId,
  span: { readonly from: number; readonly to: number },
  sky: Sky['sky'],
): Ingress[] =>
  skyEvents(span, [planet], sky.positionOf).filter((event) => event.kind === 'ingress');
