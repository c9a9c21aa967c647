import { signInChart } from '@palm/astrology/chart';
import { BODY_IDS, SIGNS, type BodyId, type SignId } from '@palm/astrology/vocabulary';
import { oppositeSign } from '@palm/astrology/dignities';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { NATAL_HABITS } from '../../../../content/chat/natal-habits.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { signFact } from '../../../facts/sign-facts.ts';
import { ordinalWords } from '../ordinal-words.ts';
import { fill, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';
import {
  houseOfBody,
  nameOfPoint,
  natalFact,
  type PointId,
  pointNamed,
  signOfPoint,
} from './points.ts';
import { eitherSign } from './sign-on-day.ts';

/** The sign of one point of the birth chart. */
const signSlot =
  (point: PointId): Slot =>
  ({ chart }) => {
    const sign = signOfPoint(chart, point);
    return chart === null || sign === null ? null : fill(SIGNS[sign].name, natalFact(chart, point));
  };

function sunSign(context: SlotContext): Filled | null {
  const known = signSlot('sun')(context);
  if (known !== null) return known;
  const over = context.chart === null ? null : signInChart(context.chart, 'sun');
  if (over?.kind === 'changes' && context.person.sign === undefined) {
    return fill(eitherSign(over.from, over.to));
  }
  const sign = signOf(context.person);
  return sign === null ? null : fill(SIGNS[sign].name, signFact(sign, 'reader'));
}

/** The planet or point that the user named. */
const namedPoint = ({ entities }: SlotContext): PointId | null =>
  pointNamed(entities.planet) ?? pointNamed(entities.point);

const namedBody = (context: SlotContext): BodyId | null => {
  const point = namedPoint(context);
  return BODY_IDS.find((body) => body === point) ?? null;
};

const ofNamed =
  (read: (point: PointId) => Slot): Slot =>
  (context) => {
    const point = namedPoint(context);
    return point === null ? null : read(point)(context);
  };

function houseSlot(read: (house: number) => string, body: (context: SlotContext) => BodyId | null) {
  return (context: SlotContext): Filled | null => {
    const which = body(context);
    const house = which === null ? null : houseOfBody(context.chart, which);
    if (context.chart === null || which === null || house === null) return null;
    return fill(read(house), natalFact(context.chart, which));
  };
}

const matterOf = (house: number): string => HOUSE_MATTER_WORDS[house] ?? '';

function southNode({ chart }: SlotContext): Filled | null {
  const sign = signOfPoint(chart, 'trueNode');
  if (chart === null || sign === null) return null;
  return fill(SIGNS[oppositeSign(sign)].name, natalFact(chart, 'trueNode'));
}

function placementLine(context: SlotContext): Filled | null {
  const point = namedPoint(context);
  const sign = point === null ? null : signOfPoint(context.chart, point);
  if (context.chart === null || point === null || sign === null) return null;
  const habits = habitsOf(point, sign);
  if (habits === null) return null;
  const [first, second] = habits;
  const text = `The books say that a ${nameOfPoint(point)} in ${SIGNS[sign].name} tends to ${first}. They add that it may ${second}.`;
  return fill(text, natalFact(context.chart, point));
}

function habitsOf(point: PointId, sign: SignId): readonly [string, string] | null {
  if (!(point in NATAL_HABITS)) return null;
  return NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign];
}

function isRetrograde(context: SlotContext): Filled | null {
  const { chart } = context;
  const body = namedBody(context);
  if (chart === null || body === null) return null;
  const retrograde =
    chart.time === 'known'
      ? chart.positions[body].isRetrograde
      : chart.bodies[body].start.isRetrograde && chart.bodies[body].end.isRetrograde;
  return retrograde ? fill('retrograde', natalFact(chart, body)) : null;
}

export const placementSlots = {
  sun_sign: sunSign,
  moon_sign: signSlot('moon'),
  rising_sign: signSlot('ascendant'),
  mc_sign: signSlot('midheaven'),
  mercury_sign: signSlot('mercury'),
  venus_sign: signSlot('venus'),
  mars_sign: signSlot('mars'),
  jupiter_sign: signSlot('jupiter'),
  saturn_sign: signSlot('saturn'),
  chiron_sign: signSlot('chiron'),
  chiron_house: houseSlot(ordinalWords, () => 'chiron'),
  north_node_sign: signSlot('trueNode'),
  north_node_house: houseSlot(ordinalWords, () => 'trueNode'),
  south_node_sign: southNode,
  planet_sign: ofNamed(signSlot),
  point_sign: (context) => {
    const point = pointNamed(context.entities.point);
    return point === null ? null : signSlot(point)(context);
  },
  planet_house: houseSlot(ordinalWords, namedBody),
  planet_house_matter: houseSlot(matterOf, namedBody),
  planet_retro: isRetrograde,
  placement_line: placementLine,
} as const satisfies SlotGroup;
