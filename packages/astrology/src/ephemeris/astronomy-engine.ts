import {
  AstroTime,
  Body,
  EclipseKind,
  GeoMoon,
  HelioState,
  Observer,
  Rotation_EQJ_ECT,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  SearchRiseSet,
  SetDeltaTFunction,
  SiderealTime,
  e_tilt,
} from 'astronomy-engine';
import { normalizeDeg } from '../angle.ts';
import { type Instant, DAY_MS, daysSinceJ2000 } from '../instant.ts';
import type { StateVector, Vector3 } from '../vector.ts';
import { deltaTSeconds } from './delta-t.ts';

/**
 * The only file that knows the ephemeris library. What leaves it are plain
 * vectors in AU on the axes of the mean equator of J2000, and plain angles.
 */

// The library's own ΔT is 6 s too large for 2026, which is 3″ of Moon. There is
// one setting for the whole process, so it is made here, once.
SetDeltaTFunction(deltaTSeconds);

export type Planet = keyof typeof PLANETS;
const PLANETS = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  earth: Body.Earth,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
} as const;

export type Epoch = { readonly time: AstroTime; readonly terrestrialDays: number };

/** Births since 1900 and a century ahead, with room around them. */
const FIRST_INSTANT = Date.UTC(1850, 0, 1);
const LAST_INSTANT = Date.UTC(2150, 0, 1);

export function epochAt(instant: Instant): Epoch {
  if (!(instant >= FIRST_INSTANT && instant < LAST_INSTANT)) {
    throw new RangeError('the sky is computed from 1850 to 2150 only');
  }
  const time = new AstroTime(daysSinceJ2000(instant));
  return { time, terrestrialDays: time.tt };
}

/** For references given in Terrestrial Time, as JPL's are. */
export function epochAtTerrestrialDays(terrestrialDays: number): Epoch {
  return { time: AstroTime.FromTerrestrialTime(terrestrialDays), terrestrialDays };
}

/** Where a planet is, seen from the Sun (VSOP87, shortened; Pluto integrated). */
export function heliocentricState(planet: Planet, { time }: Epoch): StateVector {
  const state = HelioState(PLANETS[planet], time);
  return {
    position: { x: state.x, y: state.y, z: state.z },
    velocity: { x: state.vx, y: state.vy, z: state.vz },
  };
}

// Wide enough for the rounding of the difference, narrow enough that the mean of
// the two places is within 0.01″ of the place between them.
const MOON_HALF_STEP_DAYS = 1e-3;

/** Where the Moon is, seen from the Earth's centre (Improved Lunar Ephemeris). */
export function geocentricMoonState({ time }: Epoch): StateVector {
  const before = GeoMoon(time.AddDays(-MOON_HALF_STEP_DAYS));
  const after = GeoMoon(time.AddDays(MOON_HALF_STEP_DAYS));
  const perDay = 1 / (2 * MOON_HALF_STEP_DAYS);
  return {
    position: {
      x: (before.x + after.x) / 2,
      y: (before.y + after.y) / 2,
      z: (before.z + after.z) / 2,
    },
    velocity: {
      x: (after.x - before.x) * perDay,
      y: (after.y - before.y) * perDay,
      z: (after.z - before.z) * perDay,
    },
  };
}

/** Turns a vector from the mean equator of J2000 to the true ecliptic of date. */
export type ToEclipticOfDate = (vector: Vector3) => Vector3;

export function eclipticOfDate({ time }: Epoch): ToEclipticOfDate {
  const [
    [xx = 0, xy = 0, xz = 0] = [],
    [yx = 0, yy = 0, yz = 0] = [],
    [zx = 0, zy = 0, zz = 0] = [],
  ] = Rotation_EQJ_ECT(time).rot;
  return ({ x, y, z }) => ({
    x: xx * x + yx * y + zx * z,
    y: xy * x + yy * y + zy * z,
    z: xz * x + yz * y + zz * z,
  });
}

export function trueObliquityDeg({ time }: Epoch): number {
  return e_tilt(time).tobl;
}

export function nutationInLongitudeDeg({ time }: Epoch): number {
  return e_tilt(time).dpsi / 3600;
}

const NUTATION_HALF_STEP_DAYS = 0.25;

export function nutationRateDegPerDay({ time }: Epoch): number {
  const before = e_tilt(time.AddDays(-NUTATION_HALF_STEP_DAYS)).dpsi;
  const after = e_tilt(time.AddDays(NUTATION_HALF_STEP_DAYS)).dpsi;
  return (after - before) / (3600 * 2 * NUTATION_HALF_STEP_DAYS);
}

/** Right ascension of the upper meridian at Greenwich, nutation included. */
export function greenwichSiderealDeg({ time }: Epoch): number {
  return normalizeDeg(SiderealTime(time) * 15);
}

/** The first eclipse after an instant: its kind, and when it is greatest. */
export function searchEclipse(of: 'sun' | 'moon', after: Instant) {
  const { time } = epochAt(after);
  const { kind, peak } = of === 'sun' ? SearchGlobalSolarEclipse(time) : SearchLunarEclipse(time);
  return { kind: ECLIPSE_KINDS[kind], at: after + (peak.ut - time.ut) * DAY_MS };
}

const ECLIPSE_KINDS = {
  [EclipseKind.Penumbral]: 'penumbral',
  [EclipseKind.Partial]: 'partial',
  [EclipseKind.Annular]: 'annular',
  [EclipseKind.Total]: 'total',
} as const;

/** When the Moon's upper edge next comes over the horizon of a place at sea level; null where it does not within the days. */
export function searchMoonRise(
  after: Instant,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  withinDays: number,
): Instant | null {
  const { time } = epochAt(after);
  const found = SearchRiseSet(Body.Moon, new Observer(latitude, longitude, 0), 1, time, withinDays);
  return found && after + (found.ut - time.ut) * DAY_MS;
}
