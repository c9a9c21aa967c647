import type { BirthData } from '@palm/astrology/birth-of';
import type { Profile } from '@palm/contract/entities';
import type { TypedBirth } from './check-birth.ts';

/** What the profile tells of the birth, for the chart and for the Oracle alike; null without a date. */
export const birthDataOf = (profile: Profile): BirthData | null =>
  profile.birth_date === null ? null : birthData({ ...profile, birth_date: profile.birth_date });

/** What was typed of a birth, as the chart takes it. */
export const birthData = (typed: TypedBirth): BirthData => ({
  date: typed.birth_date,
  time: typed.birth_time ?? undefined,
  latitude: typed.birth_latitude ?? undefined,
  longitude: typed.birth_longitude ?? undefined,
  zone: typed.birth_timezone ?? undefined,
  utcOffsetSeconds: typed.birth_utc_offset ?? undefined,
});
