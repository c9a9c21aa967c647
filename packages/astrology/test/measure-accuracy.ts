import type {
  AccuracyReport,
  BodyAccuracy,
  ErrorFigures,
} from '../src/accuracy/accuracy-report.ts';
import {
  JPL_LONGITUDES,
  JPL_NAME,
  type JplBody,
  SWISS_CHARTS,
  SWISS_NAME,
} from './reference-sky.ts';
import {
  ANGLES_LATITUDE_LIMIT_DEG,
  longitudeErrors,
  jplErrors,
  anglesError,
  placidusErrors,
} from './accuracy-errors.ts';

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
