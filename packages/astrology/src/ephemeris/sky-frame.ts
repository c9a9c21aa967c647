import { DEGREES_PER_RADIAN, normalizeDeg } from '../angle.ts';
import type { StateVector, Vector3 } from '../vector.ts';
import {
  type Epoch,
  type ToEclipticOfDate,
  eclipticOfDate,
  geocentricMoonState,
  nutationRateDegPerDay,
} from './astronomy-engine.ts';
import { planetStateAt } from './planet-state.ts';

/** Apparent, geocentric, on the true ecliptic and equinox of date. */
export type BodyPosition = {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
  readonly isRetrograde: boolean;
};

/** What every body of one moment is seen with: from where, and on which axes. */
export type SkyFrame = {
  readonly epoch: Epoch;
  readonly earth: StateVector;
  readonly toEcliptic: ToEclipticOfDate;
  /** How fast the equinox itself turns, which every longitude shares. */
  readonly equinoxRate: number;
  readonly moonState: () => StateVector;
  readonly place: (seen: StateVector) => BodyPosition;
};

// The general precession in longitude, 5028.796195″ a century (Capitaine et al.
// 2003), turns the equinox under every body alike.
const PRECESSION_DEG_PER_DAY = 5028.796195 / 3600 / 36_525;

export function skyFrame(epoch: Epoch): SkyFrame {
  const toEcliptic = eclipticOfDate(epoch);
  const equinoxRate = PRECESSION_DEG_PER_DAY + nutationRateDegPerDay(epoch);
  let moon: StateVector | undefined;
  return {
    epoch,
    earth: planetStateAt('earth', epoch),
    toEcliptic,
    equinoxRate,
    moonState: () => (moon ??= geocentricMoonState(epoch)),
    place: ({ position, velocity }) =>
      onEcliptic(toEcliptic(position), toEcliptic(velocity), equinoxRate),
  };
}

function onEcliptic(position: Vector3, velocity: Vector3, equinoxRate: number): BodyPosition {
  const { x, y, z } = position;
  const inPlane = x * x + y * y;
  const speed = ((x * velocity.y - y * velocity.x) / inPlane) * DEGREES_PER_RADIAN + equinoxRate;
  return {
    longitudeDeg: normalizeDeg(Math.atan2(y, x) * DEGREES_PER_RADIAN),
    latitudeDeg: Math.atan2(z, Math.sqrt(inPlane)) * DEGREES_PER_RADIAN,
    speedDegPerDay: speed,
    isRetrograde: speed < 0,
  };
}
