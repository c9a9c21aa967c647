import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS, type PlanetId } from '@palm/astrology/vocabulary';
import {
  AREA_NAMES,
  type LifeArea,
  POINT_IN_AREA,
  SIGN_IN_AREA,
} from '../../../../../../content/chat/placement-areas.ts';
import { cuspsOf } from '../../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../../facts/in-text.ts';
import { ordinal } from '../../../../../facts/fact-words.ts';
import {
  houseOfBody,
  natalFact,
  nameOfPoint,
  signOfPoint,
} from '../../../../slots/birth/points.ts';
import type { SlotContext } from '../../../../slots/slot.ts';
import { told, type Told } from '../../look-up.ts';
import { areaIn, areaPointNamed, tellArea } from '../../placements/placement-area.ts';
import { pointsNamed } from '../../placements/compare-placements.ts';
import { habitOf } from '../../whole/chart-words.ts';
import { houseIn } from '../../whole/houses-told.ts';
import { type ChartTurn, type OnChart, wordsOf } from '../chart-turn.ts';
import { spokenPlacement } from './spoken-placement.ts';

const ASKS_PART =
  /^(?:(?:ok|oh|cool|so|hmm+|wow|thanks|interesting) )*(?:(?:and|but) |(?:what|how) about |(?:so |and )?(?:what|how) (?:does|do|would|is|about)\b.*\b(?:it|that|this)\b|(?:and |so )?(?:for|in|at) |(?:so )?(?:will|am) i\b)/u;

const asksPart = ({ text }: OnChart): boolean => ASKS_PART.test(text) && wordsOf(text) <= 11;

const HOUSE_FAMILIES: ReadonlySet<string> = new Set(['house-meaning']);

/** "and for work what should i do with that", after a house of the user's chart. */
const afterHouse: ChartTurn = {
  isSaid: (turn) =>
    asksPart(turn) && HOUSE_FAMILIES.has(turn.before?.family ?? '') && areaIn(turn.text) !== null,
  tell: ({ chart }, turn) => {
    const house = houseIn(turn.before?.plain ?? '') ?? houseIn(turn.earlier);
    const area = areaIn(turn.text);
    if (chart === null || chart.time !== 'known' || house === null || area === null) return null;
    const sign = signAt(cuspsOf(chart)[house - 1] ?? 0);
    const inside = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
    const [first] = inside;
    const planet =
      first === undefined ? '' : ` ${BODIES[first].name} in it adds ${POINT_IN_AREA[first][area]}.`;
    return told(
      `Your ${ordinal(house)} house begins in ${SIGNS[sign].name}, and for ${AREA_NAMES[area]} that sign is read like this: ${SIGN_IN_AREA[sign][area]}${planet} It's a place to look at and promises nothing, so take the one line that fits and try it this week.`,
      ...inside.map((one) => natalFact(chart, one)),
    );
  },
};

/** "and for love", after the north node. */
const afterNode: ChartTurn = {
  isSaid: (turn) =>
    asksPart(turn) && turn.before?.family === 'node-north' && areaIn(turn.text) !== null,
  tell: ({ chart }, turn) => {
    const area = areaIn(turn.text);
    const sign = signOfPoint(chart, 'trueNode');
    if (chart === null || area === null || sign === null) return null;
    return told(
      `For ${AREA_NAMES[area]}, the north node is read as the way that feels new and does you good, so learn a little of this: ${SIGN_IN_AREA[sign][area]} It needn't come naturally; that's the point of it. Once this week, in one small thing, is enough.`,
      natalFact(chart, 'trueNode'),
    );
  },
};

const passing = ({ before, earlier }: OnChart): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === before?.entities.planet?.toLowerCase()) ??
  PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(earlier));

const touched = (spoken: string) =>
  areaPointNamed(
    /\byour (?<point>Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Midheaven|rising sign)\b/u
      .exec(spoken)
      ?.groups?.['point']?.toLowerCase()
      .replace(' sign', ''),
  );

/** "what does that mean for my marriage", after a planet that touches the chart. */
const afterTransit: ChartTurn = {
  isSaid: (turn) =>
    asksPart(turn) &&
    turn.before?.family === 'transit-meaning' &&
    passing(turn) !== undefined &&
    areaIn(turn.text) !== null,
  tell: (_context, turn) => {
    const [planet, area, point] = [passing(turn), areaIn(turn.text), touched(turn.spoken)];
    if (planet === undefined || area === null) return null;
    const own =
      point === null
        ? ''
        : ` It touches your ${nameOfPoint(point)}, which there stands for ${POINT_IN_AREA[point][area]}, so that's where you'd notice it.`;
    return told(
      `For ${AREA_NAMES[area]}, ${bodyInText(planet)} is read for ${POINT_IN_AREA[planet][area]}.${own} It colors a few weeks and decides nothing between people or on paper. If something there has been waiting for a plain word, this is as good a time as any.`,
    );
  },
};

const ASKS_MORE =
  /\b(?:which|what|who) (?:one |of (?:them|those|the two) )?(?:is |are )?(?:more important|matters|counts|weighs|stronger|decides)\b/u;

/** "which one matters more for love", after two placements. */
const ofTwoForPart: ChartTurn = {
  isSaid: (turn) =>
    ASKS_MORE.test(turn.text) && areaIn(turn.text) !== null && pointsNamed(turn.earlier).length > 1,
  tell: (context, turn) => {
    const [a, b] = pointsNamed(turn.earlier).slice(-2);
    const area = areaIn(turn.text);
    return a === undefined || b === undefined || area === null ? null : both([a, b], area, context);
  },
};

type Point = ReturnType<typeof pointsNamed>[number];

function both([a, b]: readonly [Point, Point], area: LifeArea, { chart }: SlotContext): Told {
  const line = (point: Point): string => {
    const sign = signOfPoint(chart, point);
    const style = sign === null ? '' : ` In ${SIGNS[sign].name}: ${SIGN_IN_AREA[sign][area]}`;
    return `Your ${nameOfPoint(point)} is read for ${POINT_IN_AREA[point][area]}.${style}`;
  };
  return told(
    `For ${AREA_NAMES[area]} you need both, and they answer different questions. ${line(a)} ${line(b)} Where the two disagree, go by the one you notice on a tired evening.`,
  );
}

const CHILDHOOD =
  /\b(?:childhood|growing up|as a (?:kid|child)|upbringing|my (?:mother|mom|mum|parents|family))\b/u;

/** "what does that say about my childhood", after the Moon or the fourth house. */
const childhood: ChartTurn = {
  isSaid: (turn) =>
    asksPart(turn) &&
    CHILDHOOD.test(turn.text) &&
    /\b(?:moon|(?:4th|fourth) house)\b/u.test(turn.earlier),
  tell: ({ chart }) => {
    const sign = signOfPoint(chart, 'moon');
    if (chart === null || sign === null) return null;
    return told(
      `Tradition reads the Moon for how you were comforted, so it's the first place it looks for a childhood. Yours in ${SIGNS[sign].name} is somebody who learned early to ${habitOf('moon', sign)}. That's a picture of a child's way of coping, and no report of what happened; you were there and the chart wasn't. Does one memory come to mind with it?`,
      natalFact(chart, 'moon'),
    );
  },
};

const EXPLAINS =
  /\b(?:(?:does|could|would|can|might) (?:it|that|this) (?:also )?(?:explain|be why)|is (?:it|that|this) (?:also )?why)\b/u;

/** "does it explain why i cant sleep", after a placement. */
const explainsPart: ChartTurn = {
  isSaid: ({ text }) => EXPLAINS.test(text) && wordsOf(text) <= 14 && areaIn(text) !== null,
  tell: (context, turn) => {
    const placement = spokenPlacement(turn, context);
    const area = areaIn(turn.text);
    const point =
      placement === null ? null : areaPointNamed(placement.point.replace('ascendant', 'rising'));
    if (placement === null || placement.sign === null || point === null || area === null)
      return null;
    return tellArea({ point, sign: placement.sign, area, plain: 'explain' }, context.chart);
  },
};

/** A part of life, after a house, a node, a transit or two placements. */
export const PART_OF_LIFE_TURNS: readonly ChartTurn[] = [
  ofTwoForPart,
  explainsPart,
  afterHouse,
  afterNode,
  afterTransit,
  childhood,
];
