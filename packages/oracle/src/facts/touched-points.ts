import { type NatalChart, signInChart } from '@palm/astrology/chart';
import { type ChartPoint, chartPointsOf } from '@palm/astrology/chart-points';
import { signAt } from '@palm/astrology/sign-at';
import type { SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from './fact-kinds/fact-id.ts';

/** A natal point known well enough to be touched: a natal Moon without its hour is not. */
const MAX_UNCERTAINTY_DEG = 1.1;

export type TouchedPoint = {
  readonly point: NatalPointId;
  readonly longitudeDeg: number;
  readonly uncertaintyDeg: number;
  readonly sign: SignId | null;
};

export function touchedPoints(chart: NatalChart): TouchedPoint[] {
  return chartPointsOf(chart).flatMap((point) => {
    const id = speakable(point);
    if (id === null || point.uncertaintyDeg > MAX_UNCERTAINTY_DEG) return [];
    return [{ ...point, point: id, sign: certainSign(chart, id, point.longitudeDeg) }];
  });
}

/** Nodes and Chiron have no words of their own in the readings. */
function speakable({ point }: ChartPoint): NatalPointId | null {
  if (point === 'meanNode' || point === 'trueNode' || point === 'chiron') return null;
  return point;
}

function certainSign(chart: NatalChart, point: NatalPointId, longitudeDeg: number): SignId | null {
  if (point === 'ascendant' || point === 'midheaven') return signAt(longitudeDeg);
  const over = signInChart(chart, point);
  return over.kind === 'certain' ? over.sign : null;
}
