import { castKnownTimeChart } from '@palm/astrology/chart';
import { AstroTime, Body, GeoVector, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';

/**
 * How many full charts (13 bodies with speeds, angles, three house systems,
 * aspects) one core casts in a second, beside the bare ephemeris library asked for
 * ten positions and nothing else. `--million` also watches the memory.
 */
const GOAL_PER_SECOND = 2000;
const WARM_UP = 500;
const CHARTS = 5000;
const FIRST_INSTANT = Date.UTC(1900, 0, 1);
const SPAN_MS = Date.UTC(2100, 0, 1) - FIRST_INSTANT;
const BODIES = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
];

/** Instants spread over two centuries without a pattern (golden ratio steps). */
const instantOf = (index: number): number => FIRST_INSTANT + ((index * 0.618_034) % 1) * SPAN_MS;

function castChart(index: number): number {
  const place = { latitudeDeg: ((index * 7) % 130) - 65, longitudeDeg: ((index * 11) % 360) - 180 };
  return castKnownTimeChart(instantOf(index), place).angles.ascendantDeg;
}

function askLibraryOnly(index: number): number {
  const time = new AstroTime(new Date(instantOf(index)));
  const toEcliptic = Rotation_EQJ_ECT(time);
  return BODIES.reduce(
    (sum, body) => sum + RotateVector(toEcliptic, GeoVector(body, time, true)).x,
    0,
  );
}

function perSecond(work: (index: number) => number, count: number): number {
  for (let index = 0; index < WARM_UP; index += 1) work(index);
  // Time of the processor and not of the clock: other programs may be running.
  const started = process.cpuUsage();
  let checksum = 0;
  for (let index = 0; index < count; index += 1) checksum += work(index);
  const { user, system } = process.cpuUsage(started);
  if (!Number.isFinite(checksum)) throw new Error('the sky is not a number');
  return (count * 1_000_000) / (user + system);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

function watchMemory(): void {
  for (let index = 1; index <= 1_000_000; index += 1) {
    castChart(index);
    if (index % 100_000 === 0) {
      const { heapUsed, rss } = process.memoryUsage();
      console.log(`${index} charts: heap ${megabytes(heapUsed)}, resident ${megabytes(rss)}`);
    }
  }
}

const library = perSecond(askLibraryOnly, CHARTS);
const charts = perSecond(castChart, CHARTS);
console.log(`full charts a second of one core: ${Math.round(charts)} (goal ${GOAL_PER_SECOND})`);
console.log(`ten bare positions a second, astronomy-engine alone: ${Math.round(library)}`);
console.log(`ratio: ${(charts / library).toFixed(2)}`);
if (process.argv.includes('--million')) watchMemory();
