import { type KnownTimeChart, castKnownTimeChart } from '../src/chart/natal-chart.ts';
import type { BodyPosition } from '../src/ephemeris/positions.ts';
import { BODY_IDS } from '../src/vocabulary.ts';

/** A bad line answers with its error, so that the lines after it still count. */
export function answerSkyLine(line: string): string {
  try {
    const { instant, place } = parseRequest(line);
    return JSON.stringify(toAnswer(castKnownTimeChart(instant, place)));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

function parseRequest(line: string) {
  const request: unknown = JSON.parse(line);
  if (typeof request !== 'object' || request === null) throw new Error('expected {utc, lat, lon}');
  const { utc, lat, lon } = { utc: undefined, lat: undefined, lon: undefined, ...request };
  return {
    instant: parseUtc(utc),
    place: { latitudeDeg: degrees('lat', lat, 90), longitudeDeg: degrees('lon', lon, 180) },
  };
}

function parseUtc(utc: unknown): number {
  if (typeof utc !== 'string') throw new Error('utc must be an ISO 8601 date and time');
  // A time without a zone would be read as the machine's local time.
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(utc) || !utc.includes('T');
  const instant = Date.parse(hasZone ? utc : `${utc}Z`);
  if (Number.isNaN(instant)) throw new Error(`utc is not a date and time: ${utc}`);
  return instant;
}

function degrees(name: string, value: unknown, limit: number): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= limit)) {
    throw new Error(`${name} must be a number from -${limit} to ${limit}`);
  }
  return value;
}

function toAnswer({ positions, angles, houses, aspects }: KnownTimeChart) {
  return {
    positions: Object.fromEntries(BODY_IDS.map((body) => [body, toPosition(positions[body])])),
    asc: angles.ascendantDeg,
    mc: angles.midheavenDeg,
    placidus: houses.placidus.kind === 'cusps' ? houses.placidus.cuspsDeg : null,
    porphyry: houses.porphyry,
    wholeSign: houses.wholeSign,
    aspects: aspects.map(({ a, b, aspect, orbDeg, isApplying }) => ({
      a,
      b,
      aspect,
      orb: orbDeg,
      applying: isApplying,
    })),
  };
}

function toPosition({ longitudeDeg, latitudeDeg, speedDegPerDay, isRetrograde }: BodyPosition) {
  return { lon: longitudeDeg, lat: latitudeDeg, speed: speedDegPerDay, retro: isRetrograde };
}
