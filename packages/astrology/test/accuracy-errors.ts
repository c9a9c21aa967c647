import { separationDeg } from '../src/angle.ts';
import { epochAtTerrestrialDays } from '../src/ephemeris/astronomy-engine.ts';
import { positionsAt, positionsAtEpoch } from '../src/ephemeris/positions.ts';
import { anglesOf, localSkyAt } from '../src/houses/angles.ts';
import { placidusHouses } from '../src/houses/placidus.ts';
import type { BodyId } from '../src/vocabulary.ts';
import {
  JPL_LONGITUDES,
  type JplBody,
  type ReferenceChart,
  SWISS_CHARTS,
} from './reference-sky.ts';

const ARCSEC_PER_DEG = 3600;
const J2000_JULIAN_DAY = 2_451_545;
/** Nearer to the polar circles a second of time moves the ascendant by minutes of arc. */
export const ANGLES_LATITUDE_LIMIT_DEG = 60;

const errorArcsec = (oursDeg: number, theirsDeg: number): number =>
  separationDeg(oursDeg, theirsDeg) * ARCSEC_PER_DEG;

export function longitudeErrors(body: BodyId): number[] {
  return SWISS_CHARTS.map(({ utc, positions }) =>
    errorArcsec(positionsAt(Date.parse(utc))[body].longitudeDeg, positions[body].lon),
  );
}

export function jplErrors(body: JplBody): number[] {
  return JPL_LONGITUDES[body].map(({ jdTT, lon }) =>
    errorArcsec(
      positionsAtEpoch(epochAtTerrestrialDays(jdTT - J2000_JULIAN_DAY))[body].longitudeDeg,
      lon,
    ),
  );
}

export function anglesError({ utc, lat, lon, asc, mc }: ReferenceChart): {
  ascendant: number;
  midheaven: number;
} {
  const place = { latitudeDeg: lat, longitudeDeg: lon };
  const angles = anglesOf(localSkyAt(Date.parse(utc), place));
  return {
    ascendant: errorArcsec(angles.ascendantDeg, asc),
    midheaven: errorArcsec(angles.midheavenDeg, mc),
  };
}

/** Of every cusp; empty where Placidus has no answer. */
export function placidusErrors({ utc, lat, lon, placidus }: ReferenceChart): number[] {
  const place = { latitudeDeg: lat, longitudeDeg: lon };
  const ours = placidusHouses(localSkyAt(Date.parse(utc), place));
  if (ours.kind === 'noAnswer' || placidus === null) return [];
  return placidus.map((cusp, index) => errorArcsec(ours.cuspsDeg[index] ?? Number.NaN, cusp));
}
