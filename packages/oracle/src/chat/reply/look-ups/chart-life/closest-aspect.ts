import type { NatalChart } from '@palm/astrology/chart';
import { type AspectId, BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { SIDES } from '../../../../../content/chat/chart-life/sides.ts';
import { aspectsOf, type NatalAspect } from '../../../slots/birth/natal-aspect-slots.ts';
import { note } from '../../../slots/slot.ts';

export type Wanted = 'hard' | 'easy' | 'any';

type PlanetAspect = NatalAspect & { readonly a: PlanetId; readonly b: PlanetId };

const OF_KIND: Readonly<Record<Wanted, ReadonlySet<AspectId>>> = {
  hard: new Set<AspectId>(['square', 'opposition']),
  easy: new Set<AspectId>(['trine', 'sextile']),
  any: new Set<AspectId>(['conjunction', 'square', 'opposition', 'trine', 'sextile']),
};

const isPlanet = (id: string): id is PlanetId => PLANET_IDS.some((one) => one === id);
const OWN: ReadonlySet<PlanetId> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars']);
/** These three are never far apart, so their meeting is common. */
const NEVER_FAR: ReadonlySet<PlanetId> = new Set(['sun', 'mercury', 'venus']);

/** The tightest contact of a chart in which a fast planet has a part: two slow ones are shared by a generation. */
export function closestAspectOf(chart: NatalChart, wanted: Wanted): PlanetAspect | null {
  const [first = null] = aspectsOf(chart)
    .filter((one): one is PlanetAspect => isPlanet(one.a) && isPlanet(one.b))
    .filter(({ a, b, aspect }) => OF_KIND[wanted].has(aspect) && (OWN.has(a) || OWN.has(b)))
    .filter(({ a, b }) => wanted !== 'any' || !(NEVER_FAR.has(a) && NEVER_FAR.has(b)))
    .toSorted((one, other) => one.orbDeg - other.orbDeg);
  return first;
}

/** "Mars square Saturn, 0.4 degrees from exact" */
export const aspectNamed = ({ a, b, aspect, orbDeg }: PlanetAspect): string =>
  `${BODIES[a].name} ${ANGLE_WORDS[aspect]} ${BODIES[b].name}, ${orbWords(orbDeg)}`;

const ANGLE_WORDS = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
} as const satisfies Record<AspectId, string>;

const orbWords = (orbDeg: number): string =>
  orbDeg < 0.05 ? 'exact to a few minutes of arc' : `${orbDeg.toFixed(1)} degrees from exact`;

/** "how you go after things and your sense of duty" */
export const sidesOf = ({ a, b }: PlanetAspect): string => `${SIDES[a]} and ${SIDES[b]}`;

export const aspectReceipt = (found: PlanetAspect) =>
  note(`natal-${found.a}-${found.b}`, `Natal ${aspectNamed(found)}`);
