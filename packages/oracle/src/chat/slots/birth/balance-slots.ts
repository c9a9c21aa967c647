import type { NatalChart } from '@palm/astrology/chart';
import {
  BODIES,
  ELEMENTS,
  type Element,
  MODALITIES,
  type Modality,
  PLANET_IDS,
  type PlanetId,
  SIGNS,
  SIGN_IDS,
  type SignId,
} from '@palm/astrology/vocabulary';
import { listWords } from '../calendar/date-words.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { natalFact, signOfPoint } from './points.ts';

/** Lights and rising sign count most, the slow planets, which a whole generation shares, least. */
const WEIGHTS = {
  sun: 3,
  moon: 3,
  ascendant: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1,
  saturn: 1,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
} as const;
const WEIGHED = [...PLANET_IDS, 'ascendant'] as const;

const signWeights = perMessage(({ chart }): ReadonlyMap<SignId, number> => {
  const weights = new Map<SignId, number>(SIGN_IDS.map((sign) => [sign, 0]));
  for (const point of WEIGHED) {
    const sign = signOfPoint(chart, point);
    if (sign !== null) weights.set(sign, (weights.get(sign) ?? 0) + WEIGHTS[point]);
  }
  return weights;
});

function weightsBy<Group extends string>(
  context: SlotContext,
  groups: readonly Group[],
  groupOf: (sign: SignId) => Group,
): { group: Group; weight: number }[] {
  const weights = [...signWeights(context)];
  return groups
    .map((group) => ({
      group,
      weight: weights
        .filter(([sign]) => groupOf(sign) === group)
        .reduce((sum, [, weight]) => sum + weight, 0),
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

const elements = (context: SlotContext) =>
  weightsBy<Element>(context, ELEMENTS, (sign) => SIGNS[sign].element);
const modalities = (context: SlotContext) =>
  weightsBy<Modality>(context, MODALITIES, (sign) => SIGNS[sign].modality);
const signs = (context: SlotContext) => weightsBy<SignId>(context, SIGN_IDS, (sign) => sign);

function counted(
  context: SlotContext,
  told: readonly { group: string; weight: number }[],
  pick: 'most' | 'least',
): Filled | null {
  if (context.chart === null) return null;
  const found = pick === 'most' ? told.at(0) : told.at(-1);
  const words = told.map(({ group, weight }) => `${group} ${weight}`).join(', ');
  return fill(found?.group, note(`balance-${told[0]?.group ?? ''}`, `Weighted count: ${words}`));
}

const LEAST_STELLIUM = 3;
const PERSONAL: ReadonlySet<PlanetId> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars']);

/** Three planets or more in a sign, one of them a quick one. */
function stelliumIn(chart: NatalChart): { sign: SignId; planets: PlanetId[] } | null {
  const bySign = Map.groupBy(PLANET_IDS, (planet) => signOfPoint(chart, planet));
  const found = SIGN_IDS.map((sign) => ({ sign, planets: bySign.get(sign) ?? [] }))
    .filter(({ planets }) => planets.length >= LEAST_STELLIUM)
    .filter(({ planets }) => planets.some((planet) => PERSONAL.has(planet)))
    .toSorted((a, b) => b.planets.length - a.planets.length);
  return found[0] ?? null;
}

function stellium(
  { chart }: SlotContext,
  read: (found: { sign: SignId; planets: PlanetId[] }) => string,
): Filled | null {
  const found = chart === null ? null : stelliumIn(chart);
  if (chart === null || found === null) return null;
  return fill(read(found), ...found.planets.map((planet) => natalFact(chart, planet)));
}

/** The planets and the rising sign that stand in the element the user named. */
function inElement({ chart, entities }: SlotContext): Filled | null {
  const element = ELEMENTS.find((one) => one === entities.element?.toLowerCase());
  if (chart === null || element === undefined) return null;
  const found = WEIGHED.filter((point) => {
    const sign = signOfPoint(chart, point);
    return sign !== null && SIGNS[sign].element === element;
  });
  const names = found.map((point) =>
    point === 'ascendant' ? 'your rising sign' : `your ${BODIES[point].name}`,
  );
  const facts = found.map((point) => natalFact(chart, point));
  return found.length === 0 ? null : fill(listWords(names), ...facts);
}

export const balanceSlots = {
  element_planets: inElement,
  dominant_element: (context) => counted(context, elements(context), 'most'),
  weak_element: (context) => counted(context, elements(context), 'least'),
  dominant_modality: (context) => counted(context, modalities(context), 'most'),
  dominant_sign: (context) => {
    const [first] = signs(context);
    if (context.chart === null || first === undefined) return null;
    return fill(
      SIGNS[first.group].name,
      note('balance-sign', `${SIGNS[first.group].name} counts most: ${first.weight}`),
    );
  },
  stellium_sign: (context) => stellium(context, ({ sign }) => SIGNS[sign].name),
  stellium_planets: (context) =>
    stellium(context, ({ planets }) => listWords(planets.map((planet) => BODIES[planet].name))),
} as const satisfies SlotGroup;
