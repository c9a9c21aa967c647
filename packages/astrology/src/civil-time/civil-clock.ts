import { offsetOfKnownZone, type ClockPlace, type TimeBasis } from './zone-offset.ts';

/** An instant, and the clock that is taken to have shown the wanted hour then. */
export type ClockReading = {
  readonly utcMs: number;
  readonly offsetSeconds: number;
  readonly basis: TimeBasis;
};

export type ClockJump = {
  readonly jumpUtcMs: number;
  /** The wanted hour by the clock as it was before the jump, and as it was after. */
  readonly before: ClockReading;
  readonly after: ClockReading;
};

const HOUR_MS = 3_600_000;
/** Clocks have stood up to 15 h 57 min from UTC (mean time on either side of the date line). */
const WIDEST_OFFSET_HOURS = 16;

function readingBy(place: ClockPlace, shownMs: number, probeMs: number): ClockReading {
  const { offsetSeconds, basis } = offsetOfKnownZone(place, probeMs);
  return { utcMs: shownMs - offsetSeconds * 1000, offsetSeconds, basis };
}

const shownAt = (place: ClockPlace, utcMs: number): number =>
  utcMs + offsetOfKnownZone(place, utcMs).offsetSeconds * 1000;

/** Every hour that could matter: no clock has been reset twice within one hour. */
function probesAround(shownMs: number): readonly number[] {
  const count = 2 * WIDEST_OFFSET_HOURS + 1;
  return Array.from({ length: count }, (_, i) => shownMs + (i - WIDEST_OFFSET_HOURS) * HOUR_MS);
}

/**
 * The instants at which the clocks of a place showed `shownMs` (the civil time written as if it
 * were UTC), earliest first: one as a rule, two when clocks went back, none when they sprang over.
 */
export function instantsShowing(place: ClockPlace, shownMs: number): readonly ClockReading[] {
  const byInstant = new Map<number, ClockReading>();
  for (const probeMs of probesAround(shownMs)) {
    const reading = readingBy(place, shownMs, probeMs);
    // Most probes lead to the same instant, and asking a zone for its offset is dear.
    if (byInstant.has(reading.utcMs)) continue;
    if (shownAt(place, reading.utcMs) === shownMs) byInstant.set(reading.utcMs, reading);
  }
  return [...byInstant.values()].toSorted((a, b) => a.utcMs - b.utcMs);
}

/** The jump that skipped `shownMs`, found by halving; only for a time that was never shown. */
export function jumpOver(place: ClockPlace, shownMs: number): ClockJump {
  let beforeMs = shownMs - WIDEST_OFFSET_HOURS * HOUR_MS;
  let afterMs = shownMs + WIDEST_OFFSET_HOURS * HOUR_MS;
  while (afterMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + afterMs) / 2);
    if (shownAt(place, middleMs) < shownMs) beforeMs = middleMs;
    else afterMs = middleMs;
  }
  return {
    jumpUtcMs: afterMs,
    before: readingBy(place, shownMs, beforeMs),
    after: readingBy(place, shownMs, afterMs),
  };
}
