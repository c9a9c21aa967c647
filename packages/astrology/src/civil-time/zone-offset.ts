import history from '../../data/zone-history.json' with { type: 'json' };
import { knownZone } from './zone-name.ts';

export type TimeBasis = 'zone' | 'local-mean-time';

/** How far a clock was ahead of UTC, and whether a law or the Sun set it. */
export type ClockOffset = { readonly offsetSeconds: number; readonly basis: TimeBasis };

export type ClockPlace = {
  readonly zone: string;
  /** Degrees, east positive. Without it, mean time is that of the zone's own city. */
  readonly longitude?: number | undefined;
};

type EarlyHistory = { readonly first: number; readonly changes: readonly (readonly number[])[] };

const before1970 = new Map<string, EarlyHistory>(Object.entries(history.before1970));
const sameClock = new Map<string, string>(Object.entries(history.sameClock));
const meanTimeUntil = new Map<string, number | null>(Object.entries(history.meanTimeUntil));

/** The Earth turns one degree in four minutes. */
const SECONDS_PER_DEGREE = 240;

/** Making a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const kept = formatters.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

const DAY_MS = 86_400_000;
/** Offsets by zone and UTC day; null on a day on which the clocks are set. */
const ofWholeDays = new Map<string, number | null>();
const MOST_DAYS = 20_000;

/** Formatting is slow, so a day that begins and ends with one offset is formatted twice and then remembered. */
function engineOffset(zone: string, utcMs: number): number {
  const day = Math.floor(utcMs / DAY_MS);
  const name = `${zone} ${day}`;
  let offset = ofWholeDays.get(name);
  if (offset === undefined) {
    const first = formattedOffset(zone, day * DAY_MS);
    offset = first === formattedOffset(zone, (day + 1) * DAY_MS) ? first : null;
    if (ofWholeDays.size >= MOST_DAYS) ofWholeDays.clear();
    ofWholeDays.set(name, offset);
  }
  return offset ?? formattedOffset(zone, utcMs);
}

function formattedOffset(zone: string, utcMs: number): number {
  const shown = formatterFor(zone).format(utcMs).match(/\d+/gu)?.map(Number) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = shown;
  const shownSeconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  return shownSeconds - Math.floor(utcMs / 1000);
}

function earlyOffset({ first, changes }: EarlyHistory, utcMs: number): number {
  let offset = first;
  for (const [atSeconds, next] of changes) {
    if (atSeconds === undefined || next === undefined || utcMs < atSeconds * 1000) break;
    offset = next;
  }
  return offset;
}

/** The offset of a zone whose name is known to be right: see knownZone. */
export function offsetOfKnownZone({ zone, longitude }: ClockPlace, utcMs: number): ClockOffset {
  const until = meanTimeUntil.get(zone) ?? Number.NEGATIVE_INFINITY;
  const isMeanTime = utcMs < until * 1000;
  if (isMeanTime && longitude !== undefined) {
    return {
      offsetSeconds: Math.round(longitude * SECONDS_PER_DEGREE),
      basis: 'local-mean-time',
    };
  }
  // Engines merge zones whose clocks agree since 1970, and so forget how they differed before.
  const early = utcMs < 0 ? before1970.get(sameClock.get(zone) ?? zone) : undefined;
  const offsetSeconds = early ? earlyOffset(early, utcMs) : engineOffset(zone, utcMs);
  return { offsetSeconds, basis: isMeanTime ? 'local-mean-time' : 'zone' };
}

/** What the clocks of a place were set to at an instant; undefined where the zone is unknown. */
export function zoneOffsetAt(place: ClockPlace, utcMs: number): ClockOffset | undefined {
  const zone = knownZone(place.zone);
  return zone === undefined ? undefined : offsetOfKnownZone({ ...place, zone }, utcMs);
}
