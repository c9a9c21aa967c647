import { knownZone } from '@palm/astrology/civil-time/zone-name';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { SIGNS } from '@palm/astrology/vocabulary';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { hours } from '@palm/contract/durations';
import type { Profile } from '@palm/contract/entities';
import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { profiles } from '../../platform/db/schema.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { findCity } from './gazetteer.ts';
import { profileEntity } from './profile-entity.ts';

type BirthDetails = ParsedInputOf<Calls['saveProfile']>;
type BirthRefusal = Refuse<Calls['saveProfile']['refusals'][number]>;

/** The latest date anywhere on Earth: a child born this morning in Kiritimati is not born in the future. */
const EASTERNMOST_MS = hours(14);

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
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  if (birth_date < BIRTH_DATE_MIN || birth_date > latest) return refuse('birth_date_out_of_range');
  const placed = await placeBirth({
    ...details,
    birth_time: birth_time_unknown ? null : birth_time,
    birth_timezone: details.birth_timezone || null,
  });
  if (placed.birth_timezone !== null && knownZone(placed.birth_timezone) === undefined) {
    return refuse('timezone_unknown');
  }
  return { ...placed, birth_utc_offset: chosenOffset(placed, refuse) };
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

/** Kept only where the clocks leave two readings, and then it must be one of the two. */
function chosenOffset(details: BirthDetails, refuse: BirthRefusal): number | null {
  const {
    birth_date: date,
    birth_time: time,
    birth_timezone: zone,
    birth_longitude: longitude,
  } = details;
  if (time === null || zone === null) return null;
  const clock = checkBirthTime({ date, time, zone, longitude }, refuse);
  if (clock.kind === 'one') return null;
  const offset = details.birth_utc_offset;
  const isOneOfTwo = offset === clock.offsetBefore || offset === clock.offsetAfter;
  return isOneOfTwo ? offset : refuse('birth_time_ambiguous');
}

export async function saveProfile(
  db: Db,
  userId: string,
  details: BirthDetails,
  now: Date,
): Promise<Profile> {
  const [, month = 0, day = 0] = details.birth_date.split('-').map(Number);
  const values = {
    birthName: details.birth_name,
    displayName: details.birth_name,
    birthDate: details.birth_date,
    birthTime: details.birth_time,
    birthTimeUnknown: details.birth_time_unknown,
    birthCity: details.birth_city,
    birthCountry: details.birth_country,
    birthLocation: `${details.birth_city}, ${details.birth_country}`,
    birthTimezone: details.birth_timezone,
    birthLatitude: details.birth_latitude,
    birthLongitude: details.birth_longitude,
    birthUtcOffset: details.birth_utc_offset,
    zodiacSign: SIGNS[zodiacSignOf({ month, day })].name,
    updatedAt: now,
  };
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values })
    .returning();
  if (!row) throw new Error('a profile was not stored');
  return profileEntity(row);
}
