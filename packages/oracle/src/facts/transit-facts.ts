import { normalizeDeg, separationDeg, signedSeparationDeg } from '@palm/astrology/angle';
import { type NatalChart, signInChart } from '@palm/astrology/chart';
import { type ChartPoint, chartPointsOf } from '@palm/astrology/chart-points';
import type { BodyPosition } from '@palm/astrology/positions';
import { signAt } from '@palm/astrology/sign-at';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import {
  ASPECTS,
  ASPECT_IDS,
  type AspectId,
  BODIES,
  PLANET_IDS,
  type PlanetId,
  type SignId,
} from '@palm/astrology/vocabulary';
import type { NatalPointId, TransitFact } from './fact.ts';
import { aspectWords, degreeWords, isoOf, pointName } from './fact-words.ts';
import type { SkyOfDay } from './sky-of-day.ts';

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

export function transitFacts(chart: NatalChart, sky: SkyOfDay): TransitFact[] {
  const points = touchedPoints(chart);
  return PLANET_IDS.flatMap((body) =>
    points.flatMap((point) =>
      ASPECT_IDS.flatMap((aspect) => {
        const holds =
          body === 'moon' ? moonPasses(sky, point, aspect) : inOrb(sky, body, point, aspect);
        return holds ? [transitFact(sky, body, point, aspect)] : [];
      }),
    ),
  );
}

function inOrb(sky: SkyOfDay, body: PlanetId, point: TouchedPoint, aspect: AspectId): boolean {
  const orb = orbOf(sky.atMiddle[body].longitudeDeg, point.longitudeDeg, aspect);
  // With an unknown hour the whole day of birth must lie within twice the orb.
  const limit = point.uncertaintyDeg === 0 ? TRANSIT_ORBS_DEG[body] : 2 * TRANSIT_ORBS_DEG[body];
  return orb + point.uncertaintyDeg <= limit;
}

/** The Moon crosses its whole orb in four hours, so it counts when it is exact that day. */
function moonPasses(sky: SkyOfDay, point: TouchedPoint, aspect: AspectId): boolean {
  if (point.uncertaintyDeg > 0) return false;
  return degreesOf(point.longitudeDeg, aspect).some((degree) => {
    const before = signedSeparationDeg(degree, sky.atStart.moon.longitudeDeg);
    const after = signedSeparationDeg(degree, sky.atEnd.moon.longitudeDeg);
    return before < 0 && after >= 0 && after - before < 30;
  });
}

export function degreesOf(longitudeDeg: number, aspect: AspectId): number[] {
  const { angleDeg } = ASPECTS[aspect];
  return [normalizeDeg(longitudeDeg + angleDeg), normalizeDeg(longitudeDeg - angleDeg)];
}

function orbOf(aDeg: number, bDeg: number, aspect: AspectId): number {
  return Math.abs(separationDeg(aDeg, bDeg) - ASPECTS[aspect].angleDeg);
}

export function transitFact(
  { atMiddle, middle }: SkyOfDay,
  body: PlanetId,
  { point, longitudeDeg, uncertaintyDeg, sign }: TouchedPoint,
  aspect: AspectId,
): TransitFact {
  const position = atMiddle[body];
  const orbDeg = orbOf(position.longitudeDeg, longitudeDeg, aspect);
  const isApplying = isClosing(position, longitudeDeg, aspect);
  const natal = `natal ${pointName(point)}`;
  const motion = position.isRetrograde ? ' (retrograde)' : '';
  const where = `${BODIES[body].name} at ${degreeWords(position.longitudeDeg)}${motion}`;
  return {
    id: `transit:${body}-${aspect}-${point}`,
    kind: 'transit',
    body,
    bodySign: signAt(position.longitudeDeg),
    bodyLongitudeDeg: position.longitudeDeg,
    point,
    pointSign: sign,
    pointLongitudeDeg: longitudeDeg,
    pointUncertaintyDeg: uncertaintyDeg,
    aspect,
    orbDeg,
    isApplying,
    at: isoOf(middle),
    timing: null,
    words: `${where}, ${natal}: ${aspectWords(aspect, orbDeg, isApplying)}`,
  };
}

function isClosing(position: BodyPosition, natalDeg: number, aspect: AspectId): boolean {
  const soon = position.longitudeDeg + position.speedDegPerDay * 0.01;
  return orbOf(soon, natalDeg, aspect) < orbOf(position.longitudeDeg, natalDeg, aspect);
}
