import { boolean, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, id, createdAt } from './columns.ts';
import { owner } from './owner.ts';

export const profiles = pgTable('profiles', {
  id: id(),
  userId: owner().unique(),
  birthName: text('birth_name'),
  /** yyyy-MM-dd */
  birthDate: date('birth_date', { mode: 'string' }),
  /** HH:mm, civil time at the place of birth */
  birthTime: text('birth_time'),
  birthTimeUnknown: boolean('birth_time_unknown').notNull().default(false),
  birthLocation: text('birth_location'),
  birthCity: text('birth_city'),
  birthCountry: text('birth_country'),
  birthLatitude: doublePrecision('birth_latitude'),
  birthLongitude: doublePrecision('birth_longitude'),
  birthTimezone: text('birth_timezone'),
  /** Which of two readings of the clock was meant, in seconds east of UTC. */
  birthUtcOffset: integer('birth_utc_offset'),
  zodiacSign: text('zodiac_sign'),
  displayName: text('display_name'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
