import { instantsShowing, jumpOver, type ClockReading } from './civil-clock.ts';
import { parseCivilDate, parseClockTime } from './parse-civil-time.ts';
import { knownZone } from './zone-name.ts';
import type { ClockPlace } from './zone-offset.ts';

export type CivilTime = ClockPlace & {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm or HH:mm:ss */
  readonly time: string;
};

export type CivilTimeRefusal = {
  readonly kind: 'refused';
  readonly reason: 'unknown-zone' | 'malformed-date' | 'malformed-time' | 'malformed-longitude';
};

export type ResolvedCivilTime =
  | ({ readonly kind: 'one' } & ClockReading)
  /** Clocks went back and showed it twice, earlier reading first: only the person can tell. */
  | { readonly kind: 'fold'; readonly candidates: readonly ClockReading[] }
  /** Clocks sprang over it: read with the clock not yet moved, and with the clock moved already. */
  | { readonly kind: 'gap'; readonly before: ClockReading; readonly after: ClockReading }
  | CivilTimeRefusal;

const refused = (reason: CivilTimeRefusal['reason']): CivilTimeRefusal => ({
  kind: 'refused',
  reason,
});

export function isLongitude(longitude: number | undefined): boolean {
  return longitude === undefined || Math.abs(longitude) <= 180;
}

/** When it was, in UTC, that the clocks of a place showed a date and a time. */
export function resolveCivilTime({ date, time, ...where }: CivilTime): ResolvedCivilTime {
  const zone = knownZone(where.zone);
  const dayMs = parseCivilDate(date);
  const clockMs = parseClockTime(time);
  if (zone === undefined) return refused('unknown-zone');
  if (dayMs === undefined) return refused('malformed-date');
  if (clockMs === undefined) return refused('malformed-time');
  if (!isLongitude(where.longitude)) return refused('malformed-longitude');

  const place = { zone, longitude: where.longitude };
  const candidates = instantsShowing(place, dayMs + clockMs);
  const [first] = candidates;
  if (first === undefined) {
    const { before, after } = jumpOver(place, dayMs + clockMs);
    return { kind: 'gap', before, after };
  }
  return candidates.length === 1 ? { kind: 'one', ...first } : { kind: 'fold', candidates };
}
