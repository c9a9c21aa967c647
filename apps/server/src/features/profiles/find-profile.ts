import { Profile } from '@palm/contract/entities';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { profiles } from '../../platform/db/schema.ts';

export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!row) return null;
  return Profile.parse({
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
    zodiac_sign: row.zodiacSign,
    display_name: row.displayName,
  });
}
