import type { Birth } from '@palm/astrology/chart';
import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';
import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import type { TimeSpan } from '@palm/astrology/instant';
import { hours } from '@palm/contract/durations';
import type { Profile } from '@palm/contract/entities';

/** What the sky needs to know of a birth; null without a date. Nothing is invented for what is missing. */
export function birthOf(profile: Profile): Birth | null {
  if (profile.birth_date === null) return null;
  const instant = instantOf(profile);
  const { birth_latitude: latitudeDeg, birth_longitude: longitudeDeg } = profile;
  if (instant === null || latitudeDeg === null || longitudeDeg === null) {
    return { time: 'unknown', day: dayOf(profile, profile.birth_date) };
  }
  return { time: 'known', instant, place: { latitudeDeg, longitudeDeg } };
}

function instantOf(profile: Profile): number | null {
  const { birth_date: date, birth_time: time, birth_timezone: zone } = profile;
  if (date === null || time === null || zone === null) return null;
  const resolved = resolveCivilTime({ date, time, zone, ...longitudeOf(profile) });
  switch (resolved.kind) {
    case 'one':
      return resolved.utcMs;
    case 'fold':
      return meant(profile, resolved.candidates);
    case 'gap':
      return meant(profile, [resolved.before, resolved.after]);
    case 'refused':
      return null;
  }
}

type Reading = { readonly utcMs: number; readonly offsetSeconds: number };

const meant = (profile: Profile, readings: readonly Reading[]): number | null =>
  readings.find(({ offsetSeconds }) => offsetSeconds === profile.birth_utc_offset)?.utcMs ?? null;

/** The local day, or, where not even the zone is known, every moment that had this date somewhere on Earth. */
function dayOf(profile: Profile, date: string): TimeSpan {
  const { birth_timezone: zone } = profile;
  const bounds = zone === null ? null : localDayBounds({ date, zone, ...longitudeOf(profile) });
  if (bounds?.kind === 'day') return { from: bounds.startUtcMs, to: bounds.endUtcMs };
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return { from: midnightMs - hours(14), to: midnightMs + hours(36) };
}

const longitudeOf = ({ birth_longitude }: Profile): { longitude?: number } =>
  birth_longitude === null ? {} : { longitude: birth_longitude };
