import { DAY_MS } from '../instant.ts';
import { instantsShowing, jumpOver } from './civil-clock.ts';
import { parseCivilDate } from './parse-civil-time.ts';
import { isLongitude, type CivilTimeRefusal } from './resolve-civil-time.ts';
import { knownZone } from './zone-name.ts';
import type { ClockPlace } from './zone-offset.ts';

export type LocalDay = ClockPlace & {
  /** yyyy-MM-dd */
  readonly date: string;
};

export type LocalDayBounds =
  /** From the first instant of the day up to, but not with, the first of the next. */
  | { readonly kind: 'day'; readonly startUtcMs: number; readonly endUtcMs: number }
  /** The place changed sides of the date line and never had that day. */
  | { readonly kind: 'skipped' }
  | CivilTimeRefusal;

/** Clocks that went back over midnight showed it twice: the day takes in both. */
function midnights(place: ClockPlace, shownMs: number): { first: number; last: number } {
  const shown = instantsShowing(place, shownMs);
  const jumpUtcMs = shown.length === 0 ? jumpOver(place, shownMs).jumpUtcMs : 0;
  return {
    first: shown.at(0)?.utcMs ?? jumpUtcMs,
    last: shown.at(-1)?.utcMs ?? jumpUtcMs,
  };
}

/** When a local day began and ended: all that is known of a birth without a recorded hour. */
export function localDayBounds({ date, ...where }: LocalDay): LocalDayBounds {
  const zone = knownZone(where.zone);
  const dayMs = parseCivilDate(date);
  if (zone === undefined) return { kind: 'refused', reason: 'unknown-zone' };
  if (dayMs === undefined) return { kind: 'refused', reason: 'malformed-date' };
  if (!isLongitude(where.longitude)) return { kind: 'refused', reason: 'malformed-longitude' };

  const place = { zone, longitude: where.longitude };
  const startUtcMs = midnights(place, dayMs).first;
  const endUtcMs = midnights(place, dayMs + DAY_MS).last;
  return startUtcMs < endUtcMs ? { kind: 'day', startUtcMs, endUtcMs } : { kind: 'skipped' };
}
