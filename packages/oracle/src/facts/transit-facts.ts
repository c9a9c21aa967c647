import { normalizeDeg, signedSeparationDeg } from '@palm/astrology/angle';
import type { NatalChart } from '@palm/astrology/chart';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import {
  ASPECTS,
  ASPECT_IDS,
  type AspectId,
  PLANET_IDS,
  type PlanetId,
} from '@palm/astrology/vocabulary';
import type { TransitFact } from './fact-kinds/transit-fact.ts';
import type { SkyOfDay } from './sky-of-day.ts';
import { type TouchedPoint, touchedPoints } from './touched-points.ts';
import { orbOf, transitFact } from './transit-fact-of.ts';

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

/** The Moon goes this far in half an hour, so a slow planet without its hour of birth is known well enough. */
const MOON_SURE_DEG = 0.3;

/** The Moon crosses its whole orb in four hours, so it counts when it is exact that day. */
function moonPasses(sky: SkyOfDay, point: TouchedPoint, aspect: AspectId): boolean {
  if (point.uncertaintyDeg > MOON_SURE_DEG) return false;
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
