import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, normalizeDeg, oppositeDeg } from '../angle.ts';
import { epochAt, greenwichSiderealDeg, trueObliquityDeg } from '../ephemeris/astronomy-engine.ts';
import type { Instant } from '../instant.ts';

export type GeoPoint = {
  /** North positive. */
  readonly latitudeDeg: number;
  /** East positive. */
  readonly longitudeDeg: number;
};

/** How the sky stands over a place: what every house system starts from. */
export type LocalSky = {
  /** Right ascension of the meridian, the local sidereal time as an angle. */
  readonly meridianDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
};

export type Angles = { readonly ascendantDeg: number; readonly midheavenDeg: number };

export function localSkyAt(instant: Instant, place: GeoPoint): LocalSky {
  const epoch = epochAt(instant);
  return {
    meridianDeg: normalizeDeg(greenwichSiderealDeg(epoch) + place.longitudeDeg),
    obliquityDeg: trueObliquityDeg(epoch),
    latitudeDeg: place.latitudeDeg,
  };
}

/**
 * Ascendant and midheaven from the local sidereal time (Meeus, Astronomical
 * Algorithms, ch. 13 and 14: the ecliptic on the eastern horizon and on the
 * meridian).
 */
export function anglesOf({ meridianDeg, obliquityDeg, latitudeDeg }: LocalSky): Angles {
  const meridian = meridianDeg * RADIANS_PER_DEGREE;
  const obliquity = obliquityDeg * RADIANS_PER_DEGREE;
  const tanLatitude = Math.tan(latitudeDeg * RADIANS_PER_DEGREE);
  const sinMeridian = Math.sin(meridian);
  const cosMeridian = Math.cos(meridian);
  const midheaven = Math.atan2(sinMeridian, cosMeridian * Math.cos(obliquity));
  const rising = Math.atan2(
    cosMeridian,
    -(sinMeridian * Math.cos(obliquity) + tanLatitude * Math.sin(obliquity)),
  );
  const midheavenDeg = normalizeDeg(midheaven * DEGREES_PER_RADIAN);
  const risingDeg = normalizeDeg(rising * DEGREES_PER_RADIAN);
  // Inside the polar circles the formula can give the setting point. The
  // ascendant is the one within the half circle that follows the midheaven.
  const isEastern = normalizeDeg(risingDeg - midheavenDeg) < 180;
  return { midheavenDeg, ascendantDeg: isEastern ? risingDeg : oppositeDeg(risingDeg) };
}
