import { normalizeDeg, signedSeparationDeg } from '../angle.ts';
import { BODY_IDS, type BodyId } from '../vocabulary.ts';
import type { NatalChart } from './natal-chart.ts';

export type ChartPointId = BodyId | 'ascendant' | 'midheaven';

/** A degree of a chart, with how far it may be off when the hour is unknown. */
export type ChartPoint = {
  readonly point: ChartPointId;
  readonly longitudeDeg: number;
  readonly uncertaintyDeg: number;
};

/**
 * The points of a chart that other skies can touch. Of an unknown hour the middle
 * of the day's way stands for the body, with half that way as its uncertainty: half
 * a degree for the Sun, six or seven for the Moon. Use it, do not hide it.
 */
export function chartPointsOf(chart: NatalChart): ChartPoint[] {
  if (chart.time === 'known') {
    return [
      ...BODY_IDS.map((point) => certain(point, chart.positions[point].longitudeDeg)),
      certain('ascendant', chart.angles.ascendantDeg),
      certain('midheaven', chart.angles.midheavenDeg),
    ];
  }
  return BODY_IDS.map((point) => {
    const { start, end } = chart.bodies[point];
    const halfWay = signedSeparationDeg(start.longitudeDeg, end.longitudeDeg) / 2;
    return {
      point,
      longitudeDeg: normalizeDeg(start.longitudeDeg + halfWay),
      uncertaintyDeg: Math.abs(halfWay),
    };
  });
}

function certain(point: ChartPointId, longitudeDeg: number): ChartPoint {
  return { point, longitudeDeg, uncertaintyDeg: 0 };
}
