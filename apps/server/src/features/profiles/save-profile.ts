import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { SIGNS } from '@palm/astrology/vocabulary';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Profile } from '@palm/contract/entities';
import { isNull } from 'drizzle-orm';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { profiles } from '../../platform/db/schema.ts';
import { checkBirth } from './check-birth.ts';
import { findProfile } from './find-profile.ts';
import { findCity } from './gazetteer.ts';
import { profileEntity } from './profile-entity.ts';

type BirthDetails = ParsedInputOf<Calls['saveProfile']>;
type KeptChart = ParsedInputOf<Calls['keepChart']>;
type BirthRefusal = Refuse<Calls['saveProfile']['refusals'][number]>;

/** Checks birth details and completes them: the place of a typed city, the zone of a known place. */
export async function completeBirthDetails(
  details: BirthDetails,
  now: Date,
  refuse: BirthRefusal,
): Promise<BirthDetails> {
  const { birth_name, birth_date, birth_time, birth_time_unknown, birth_city, birth_country } =
    details;
  const isTimeAnswered = birth_time !== null || birth_time_unknown;
  if (!birth_name || !birth_date || !isTimeAnswered || !birth_city || !birth_country) {
    return refuse('birth_details_missing');
  }
  const placed = await placeBirth({
    ...details,
    birth_time: birth_time_unknown ? null : birth_time,
    birth_timezone: details.birth_timezone || null,
  });
  return checkBirth(placed, now, refuse);
}

async function placeBirth(details: BirthDetails): Promise<BirthDetails> {
  if (details.birth_latitude !== null && details.birth_longitude !== null) return details;
  const place = await findCity(details.birth_city, details.birth_country);
  return {
    ...details,
    birth_latitude: place?.latitude ?? null,
    birth_longitude: place?.longitude ?? null,
    birth_timezone: details.birth_timezone ?? place?.zone ?? null,
  };
}

const birthColumns = (details: Omit<BirthDetails, 'birth_name'> | KeptChart, now: Date) => {
  const [, month = 0, day = 0] = details.birth_date.split('-').map(Number);
  const { birth_city: city, birth_country: country } = details;
  return {
    birthDate: details.birth_date,
    birthTime: details.birth_time,
    birthTimeUnknown: details.birth_time_unknown,
    birthCity: city,
    birthCountry: country,
    birthLocation: city && country && `${city}, ${country}`,
    birthTimezone: details.birth_timezone,
    birthLatitude: details.birth_latitude,
    birthLongitude: details.birth_longitude,
    birthUtcOffset: details.birth_utc_offset,
    zodiacSign: SIGNS[zodiacSignOf({ month, day })].name,
    updatedAt: now,
  };
};

export async function saveProfile(
  db: Db,
  userId: string,
  details: BirthDetails,
  now: Date,
): Promise<Profile> {
  const name = details.birth_name;
  const values = { birthName: name, displayName: name, ...birthColumns(details, now) };
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values })
    .returning();
  if (!row) throw new Error('a profile was not stored');
  return profileEntity(row);
}

/** Stores what was typed before signing up. A profile that has a birth date stays as it is. */
export async function keepChart(
  db: Db,
  userId: string,
  chart: KeptChart,
  now: Date,
): Promise<Profile> {
  const values = birthColumns(chart, now);
  await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: values,
      setWhere: isNull(profiles.birthDate),
    });
  const kept = await findProfile(db, userId);
  if (!kept) throw new Error('a profile was not stored');
  return kept;
}
