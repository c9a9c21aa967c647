import { separationDeg } from '../angle.ts';
import { orbAllowedDeg } from '../aspects/orbs.ts';
import { type ChartPoint, type ChartPointId, chartPointsOf } from '../chart/chart-points.ts';
import type { NatalChart } from '../chart/natal-chart.ts';
import { ASPECTS, ASPECT_IDS, type AspectId, type BodyId } from '../vocabulary.ts';

/** An aspect from a point of one chart to a point of another. */
export type CrossAspect = {
  readonly of: ChartPointId;
  readonly to: ChartPointId;
  readonly aspect: AspectId;
  readonly orbDeg: number;
};

/**
 * All aspects between two charts, the closest first. With an unknown hour on one
 * side an aspect counts only if no hour of that day would take it out of orb.
 */
export function chartSynastry(one: NatalChart, other: NatalChart): CrossAspect[] {
  const others = chartPointsOf(other).filter(isAspecting);
  return chartPointsOf(one)
    .filter(isAspecting)
    .flatMap((of) => others.flatMap((to) => crossAspect(of, to) ?? []))
    .toSorted((a, b) => a.orbDeg - b.orbDeg);
}

function isAspecting({ point }: ChartPoint): boolean {
  return point !== 'meanNode';
}

function crossAspect(of: ChartPoint, to: ChartPoint): CrossAspect | null {
  const apart = separationDeg(of.longitudeDeg, to.longitudeDeg);
  const uncertainty = of.uncertaintyDeg + to.uncertaintyDeg;
  for (const aspect of ASPECT_IDS) {
    const orbDeg = Math.abs(apart - ASPECTS[aspect].angleDeg);
    if (orbDeg + uncertainty <= orbAllowedDeg(orbBodyOf(of), orbBodyOf(to), aspect)) {
      return { of: of.point, to: to.point, aspect, orbDeg };
    }
  }
  return null;
}

/** The angles get the orb of the visible planets, between the lights and the nodes. */
function orbBodyOf({ point }: ChartPoint): BodyId {
  return point === 'ascendant' || point === 'midheaven' ? 'venus' : point;
}
