import type { BirthData } from '@palm/astrology/birth-of';
import type { Profile } from '@palm/contract/entities';

/** What the profile tells of the birth, for the chart and for the Oracle alike; null without a date. */
export function birthDataOf(profile: Profile): BirthData | null {
  if (profile.birth_date === null) return null;
  return {
    date: profile.birth_date,
    time: profile.birth_time ?? undefined,
    latitude: profile.birth_latitude ?? undefined,
    longitude: profile.birth_longitude ?? undefined,
    zone: profile.birth_timezone ?? undefined,
    utcOffsetSeconds: profile.birth_utc_offset ?? undefined,
  };
}
