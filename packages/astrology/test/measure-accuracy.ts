import { separationDeg } from '../src/angle.ts';
import type {
  AccuracyReport,
  BodyAccuracy,
  ErrorFigures,
} from '../src/accuracy/accuracy-report.ts';
import { epochAtTerrestrialDays } from '../src/ephemeris/astronomy-engine.ts';
import { positionsAt, positionsAtEpoch } from '../src/ephemeris/positions.ts';
import { anglesOf, localSkyAt } from '../src/houses/angles.ts';
import { placidusHouses } from '../src/houses/placidus.ts';
import type { BodyId } from '../src/vocabulary.ts';
import {
  JPL_LONGITUDES,
  JPL_NAME,
  type JplBody,
  type ReferenceChart,
  SWISS_CHARTS,
  SWISS_NAME,
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

export function measureAccuracy(): AccuracyReport {
  const within = SWISS_CHARTS.filter(({ lat }) => Math.abs(lat) <= ANGLES_LATITUDE_LIMIT_DEG);
  const angles = within.map(anglesError);
  return {
    references: {
      swissEphemeris: { name: SWISS_NAME, ...spanOf(SWISS_CHARTS.map(({ utc }) => utc)) },
      jplHorizons: { name: JPL_NAME, ...spanOf(jplDates()) },
    },
    bodies: {
      sun: planetAccuracy('sun'),
      moon: planetAccuracy('moon'),
      mercury: planetAccuracy('mercury'),
      venus: planetAccuracy('venus'),
      mars: planetAccuracy('mars'),
      jupiter: planetAccuracy('jupiter'),
      saturn: planetAccuracy('saturn'),
      uranus: planetAccuracy('uranus'),
      neptune: planetAccuracy('neptune'),
      pluto: planetAccuracy('pluto'),
      meanNode: nodeAccuracy('meanNode'),
      trueNode: nodeAccuracy('trueNode'),
      chiron: planetAccuracy('chiron'),
    },
    angles: {
      latitudeLimitDeg: ANGLES_LATITUDE_LIMIT_DEG,
      ascendant: figures(angles.map(({ ascendant }) => ascendant)),
      midheaven: figures(angles.map(({ midheaven }) => midheaven)),
    },
    placidusCusps: figures(SWISS_CHARTS.flatMap(placidusErrors)),
  };
}

function planetAccuracy(body: JplBody): BodyAccuracy {
  return {
    againstSwissEphemeris: figures(longitudeErrors(body)),
    againstJplHorizons: figures(jplErrors(body)),
  };
}

function nodeAccuracy(node: 'meanNode' | 'trueNode'): BodyAccuracy {
  return { againstSwissEphemeris: figures(longitudeErrors(node)), againstJplHorizons: null };
}

function figures(errors: readonly number[]): ErrorFigures {
  const meanSquare = errors.reduce((sum, error) => sum + error * error, 0) / errors.length;
  return {
    maxArcsec: toHundredths(Math.max(...errors)),
    rmsArcsec: toHundredths(Math.sqrt(meanSquare)),
    count: errors.length,
  };
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

function jplDates(): string[] {
  const unixEpochJulianDay = 2_440_587.5;
  return JPL_LONGITUDES.sun.map(({ jdTT }) =>
    new Date(Math.round((jdTT - unixEpochJulianDay) * 86_400_000)).toISOString(),
  );
}

function spanOf(instants: readonly string[]): { moments: number; from: string; to: string } {
  const days = instants.map((instant) => instant.slice(0, 10)).toSorted();
  return { moments: days.length, from: days[0] ?? '', to: days.at(-1) ?? '' };
}
