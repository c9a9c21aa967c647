import { Profile } from '@palm/contract/entities';
import type { profiles } from '../../platform/db/schema.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export const profileEntity = (row: ProfileRow): Profile =>
  Profile.parse({
    id: row.id,
    user_id: row.userId,
    birth_name: row.birthName,
    birth_date: row.birthDate,
    birth_time: row.birthTime,
    birth_time_unknown: row.birthTimeUnknown,
    birth_location: row.birthLocation,
    birth_city: row.birthCity,
    birth_country: row.birthCountry,
    birth_timezone: row.birthTimezone,
    birth_latitude: row.birthLatitude,
    birth_longitude: row.birthLongitude,
    birth_utc_offset: row.birthUtcOffset,
    zodiac_sign: row.zodiacSign,
    display_name: row.displayName,
  });
