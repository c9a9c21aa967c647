import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart, ChartAspect, ChartBody } from '@palm/contract/chart';
import { spreadApart } from '../../../lib/wheel/spread-apart.ts';

/** Where a label's glyph, its degree and its retrograde mark are written. */
export const LABEL_RADII = { glyph: 176, degree: 153, retrograde: 132.7 } as const;
/** Wide enough that two degrees such as 29° never touch, whichever way their neighbours lie. */
const LABEL_GAP_DEG = 11.4;
/** A body that goes further than this in a day has no one degree without an hour. */
const ONE_DEGREE_SPAN = 2;

export interface WheelLabel {
  readonly id: BodyId | 'ascendant' | 'midheaven';
  /** Degrees from the left edge: the true position, and the position of the label. */
  readonly at: number;
  readonly writtenAt: number;
  readonly degree: string | null;
  readonly isRetrograde: boolean;
}

/** The input of a wheel: a natal chart, or the current sky, which has no houses. */
export interface DrawnSky {
  readonly bodies: readonly ChartBody[];
  readonly aspects: readonly ChartAspect[];
  readonly houses: Chart['houses'];
}

/** The degree of the zodiac at the left edge: the ascendant, or Aries where there is none. */
export const leftEdge = ({ houses }: DrawnSky): number => houses?.ascendant ?? 0;

/** How far a body went during a day whose hour is unknown. */
export function stretchOf({ range }: ChartBody): number {
  if (range === null) return 0;
  const way = (range.toLongitude - range.fromLongitude + 540) % 360;
  return Math.abs(way - 180);
}

const wholeDegree = (longitude: number): string => `${Math.floor((longitude % 30) + 1e-6)}°`;

export function wheelLabels(chart: DrawnSky): WheelLabel[] {
  const left = leftEdge(chart);
  const bodies = chart.bodies.map((body) => ({
    id: body.id,
    longitude: body.longitude,
    degree: stretchOf(body) > ONE_DEGREE_SPAN ? null : wholeDegree(body.longitude),
    isRetrograde: body.isRetrograde,
  }));
  const points = [...bodies, ...anglesOf(chart)];
  const written = spreadApart(
    points.map(({ longitude }) => longitude - left),
    LABEL_GAP_DEG,
  );
  return points.map(({ id, longitude, degree, isRetrograde }, index) => ({
    id,
    at: longitude - left,
    writtenAt: written[index] ?? 0,
    degree,
    isRetrograde,
  }));
}

const angle = (id: 'ascendant' | 'midheaven', longitude: number) => ({
  id,
  longitude,
  degree: wholeDegree(longitude),
  isRetrograde: false,
});

function anglesOf({ houses }: DrawnSky) {
  if (houses === null) return [];
  return [angle('ascendant', houses.ascendant), angle('midheaven', houses.midheaven)];
}
