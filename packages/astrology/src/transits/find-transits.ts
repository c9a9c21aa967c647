import type { ChartPointId } from '../chart/chart-points.ts';
import { normalizeDeg, separationDeg } from '../angle.ts';
import { crossingsOf } from '../events/crossings.ts';
import { type Track, trackOf } from '../events/track.ts';
import type { PositionOf } from '../ephemeris/planet-positions.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import { ASPECTS, ASPECT_IDS, type AspectId, PLANET_IDS, type PlanetId } from '../vocabulary.ts';

import { TRANSIT_ORBS_DEG } from './transit-orbs.ts';

/** A fixed degree of a birth chart that the moving sky can touch. */
export type NatalPoint = { readonly point: ChartPointId; readonly longitudeDeg: number };

/**
 * One stay of a moving body within orb of an aspect to a natal point. A planet
 * that turns on the spot is exact up to three times in one stay, or not at all.
 */
export type Transit = {
  readonly transiting: PlanetId;
  readonly natal: ChartPointId;
  readonly aspect: AspectId;
  readonly orbDeg: number;
  /** Null when the stay had begun before the searched span. */
  readonly start: Instant | null;
  readonly exact: readonly Instant[];
  /** Null when the stay outlasts the searched span. */
  readonly end: Instant | null;
};

export type TransitSearch = {
  readonly natal: readonly NatalPoint[];
  readonly span: TimeSpan;
  readonly transiting?: readonly PlanetId[];
  readonly positionOf?: PositionOf;
};

export function findTransits({
  natal,
  span,
  transiting = PLANET_IDS,
  positionOf,
}: TransitSearch): Transit[] {
  return transiting
    .flatMap((body) => {
      const track = trackOf(body, span, positionOf);
      return natal.flatMap((point) => transitsTo(point, body, track, span));
    })
    .toSorted((a, b) => (a.start ?? span.from) - (b.start ?? span.from));
}

function transitsTo(natal: NatalPoint, body: PlanetId, track: Track, span: TimeSpan): Transit[] {
  const orbDeg = TRANSIT_ORBS_DEG[body];
  return ASPECT_IDS.flatMap((aspect) =>
    degreesInAspect(natal.longitudeDeg, aspect)
      .flatMap((degree) => staysNear(track, span, degree, orbDeg))
      .map(({ start, exact, end }) => ({
        transiting: body,
        natal: natal.point,
        aspect,
        orbDeg,
        start,
        exact,
        end,
      })),
  );
}

/** A body is in trine both 120° before and 120° after the point. */
export function degreesInAspect(longitudeDeg: number, aspect: AspectId): number[] {
  const { angleDeg } = ASPECTS[aspect];
  const ahead = normalizeDeg(longitudeDeg + angleDeg);
  const behind = normalizeDeg(longitudeDeg - angleDeg);
  return angleDeg === 0 || angleDeg === 180 ? [ahead] : [ahead, behind];
}

export type Stay = Pick<Transit, 'start' | 'exact' | 'end'>;

export function staysNear(track: Track, span: TimeSpan, degree: number, orbDeg: number): Stay[] {
  const borders = [degree - orbDeg, degree + orbDeg]
    .flatMap((border) => crossingsOf(track, normalizeDeg(border)))
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  const [first] = track.knots;
  const startsInside = first !== undefined && separationDeg(first.unwrappedDeg, degree) <= orbDeg;
  if (borders.length === 0 && !startsInside) return [];
  const exact = crossingsOf(track, degree).map(({ at }) => at);
  // Each border passed leads in or out in turn.
  const edges: (Instant | null)[] = startsInside ? [null, ...borders] : borders;
  const stays: Stay[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const start = edges[index] ?? null;
    const end = edges[index + 1] ?? null;
    stays.push({
      start,
      exact: exact.filter((at) => at >= (start ?? span.from) && at <= (end ?? span.to)),
      end,
    });
  }
  return stays;
}
