import { signInChart, type NatalChart } from '@palm/astrology/chart';
import { type ChartPoint, chartPointsOf } from '@palm/astrology/chart-points';
import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, BODY_IDS, type BodyId, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { ChatFact } from '../../../facts/fact.ts';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { natalFacts } from '../../../facts/natal-facts.ts';
import { note } from '../slot.ts';

export type PointId = ChartPoint['point'];

const OTHER_NAMES: Readonly<Record<string, PointId>> = {
  ascendant: 'ascendant',
  rising: 'ascendant',
  'rising sign': 'ascendant',
  asc: 'ascendant',
  midheaven: 'midheaven',
  mc: 'midheaven',
  node: 'trueNode',
  'north node': 'trueNode',
};

/** "Venus", "my rising", "north node" → its id; null for what the chart does not have. */
export function pointNamed(name: string | undefined): PointId | null {
  const words = (name ?? '').toLowerCase().trim();
  const body = BODY_IDS.find((id) => BODIES[id].name.toLowerCase() === words);
  return body ?? OTHER_NAMES[words] ?? null;
}

export function nameOfPoint(point: PointId): string {
  if (point === 'ascendant') return 'rising sign';
  if (point === 'midheaven') return 'Midheaven';
  return BODIES[point].name;
}

export function longitudeOf(chart: NatalChart, point: PointId): number | null {
  return chartPointsOf(chart).find((one) => one.point === point)?.longitudeDeg ?? null;
}

/** Null where the hour is unknown and decides it. */
export function signOfPoint(chart: NatalChart | null, point: PointId): SignId | null {
  if (chart === null) return null;
  if (point === 'ascendant' || point === 'midheaven') {
    if (chart.time === 'unknown') return null;
    const { ascendantDeg, midheavenDeg } = chart.angles;
    return signAt(point === 'ascendant' ? ascendantDeg : midheavenDeg);
  }
  const over = signInChart(chart, point);
  return over.kind === 'certain' ? over.sign : null;
}

export function houseOfBody(chart: NatalChart | null, body: BodyId): number | null {
  if (chart === null || chart.time === 'unknown') return null;
  return houseOf(chart.positions[body].longitudeDeg, cuspsOf(chart));
}

/** The receipt of a placement. */
export function natalFact(chart: NatalChart, point: PointId): ChatFact {
  const found = natalFacts(chart).find(({ id }) => id === `natal:${point}`);
  return found ?? note(`natal-${point}`, smallPointWords(chart, point));
}

function smallPointWords(chart: NatalChart, point: PointId): string {
  const name = point === 'trueNode' ? 'North Node' : nameOfPoint(point);
  const sign = signOfPoint(chart, point);
  const longitudeDeg = longitudeOf(chart, point);
  if (chart.time === 'unknown' || longitudeDeg === null) {
    return `Natal ${name} in ${sign === null ? 'one of two signs' : SIGNS[sign].name}`;
  }
  const house = houseOf(longitudeDeg, cuspsOf(chart));
  return `Natal ${name} at ${degreeWords(longitudeDeg)}, ${ordinal(house)} house`;
}
