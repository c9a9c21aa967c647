import type { NatalChart } from '@palm/astrology/chart';
import { dignitiesOf } from '@palm/astrology/dignities';
import { type Dignity, SIGNS } from '@palm/astrology/vocabulary';
import { type AreaPoint, WHEN_NOTICED } from '../../../../../content/chat/placement-areas.ts';
import { houseOfBody, nameOfPoint, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { type LookUp, told, type Told } from '../look-up.ts';
import { areaPointNamed } from './placement-area.ts';

export const ASKS_STRONGER =
  /\b(?:stronger|weaker|strongest|more (?:important|powerful|dominant)|(?:matters?|counts?|weighs?) more|which (?:one |of (?:them|those|these|the two) )?(?:wins|rules|runs|leads|is (?:the )?(?:boss|louder))|which (?:one )?(?:should|do) i (?:listen to|trust|follow|go (?:by|with)))\b/u;

const RANKS = {
  domicile: [2, 'at home in its own sign'],
  exaltation: [1.5, 'in the sign where it is honored'],
  detriment: [-1, 'in the sign across from its home'],
  fall: [-1, 'in the sign where it has the least say'],
} as const satisfies Record<Dignity, readonly [number, string]>;

const ANGULAR_HOUSES: ReadonlySet<number> = new Set([1, 4, 7, 10]);
const ANGULAR = [1, 'in one of the four corners of the chart'] as const;
/** Sun, Moon and rising sign are read before all others. */
const READ_FIRST: ReadonlySet<AreaPoint> = new Set(['sun', 'moon', 'ascendant']);
const FIRST = [1, 'one of the three that are read first'] as const;

function rankOf(point: AreaPoint, chart: NatalChart) {
  const sign = signOfPoint(chart, point);
  if (sign === null) return null;
  const isAngle = point === 'ascendant' || point === 'midheaven';
  const house = isAngle ? null : houseOfBody(chart, point);
  const reasons = [
    ...(isAngle ? [] : dignitiesOf(point, sign).map((dignity) => RANKS[dignity])),
    ...(house !== null && ANGULAR_HOUSES.has(house) ? [ANGULAR] : []),
    ...(READ_FIRST.has(point) ? [FIRST] : []),
  ];
  const name = `your ${nameOfPoint(point)}`;
  const why =
    reasons.length === 0 ? 'without a special rank' : listWords(reasons.map(([, words]) => words));
  const text = isAngle
    ? `${name} is ${SIGNS[sign].name}, ${why}`
    : `${name} in ${SIGNS[sign].name} is ${why}`;
  return {
    name,
    text,
    score: reasons.reduce((sum, [weight]) => sum + weight, 0),
  };
}

/** Which of two placements the old rules give more weight, and where each one shows. */
export function tellStronger(
  [a, b]: readonly [AreaPoint, AreaPoint],
  chart: NatalChart,
): Told | null {
  const [first, second] = [rankOf(a, chart), rankOf(b, chart)];
  if (first === null || second === null) return null;
  const winner = first.score === second.score ? null : first.score > second.score ? first : second;
  const verdict =
    winner === null
      ? 'By the old rules of rank they come out even'
      : `By the old rules of rank, ${winner.name}`;
  return told(
    `${verdict}: ${first.text}; ${second.text}. Rank only says how easily a placement does its job. You notice ${first.name} ${WHEN_NOTICED[a]}, and ${second.name} ${WHEN_NOTICED[b]}, so in that moment go by that one.`,
    natalFact(chart, a),
    natalFact(chart, b),
  );
}

/** The placements that a message names. */
export function pointsNamed(plain: string): AreaPoint[] {
  const names = plain.matchAll(
    /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|midheaven)\b/gu,
  );
  return [...new Set([...names].flatMap(([word]) => areaPointNamed(word) ?? []))];
}

/** "which is stronger, my moon or my sun" */
export const strongerPlacement: LookUp = {
  family: 'placement',
  isAsked: ({ plain, entities: { aspect } }) =>
    aspect === undefined && ASKS_STRONGER.test(plain) && pointsNamed(plain).length === 2,
  tell: ({ chart, plain }) => {
    const [a, b] = pointsNamed(plain);
    return chart === null || a === undefined || b === undefined
      ? null
      : tellStronger([a, b], chart);
  },
};
