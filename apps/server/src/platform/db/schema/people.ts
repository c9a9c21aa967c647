import { date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';

/** People whose charts a user compares with their own. */
export const people = pgTable('people', {
  id: id(),
  userId: owner(),
  name: text('name').notNull(),
  birthDate: date('birth_date').notNull(),
  /** HH:mm; null where it is not known. */
  birthTime: text('birth_time'),
  birthCity: text('birth_city').notNull().default(''),
  birthCountry: text('birth_country').notNull().default(''),
  birthTimezone: text('birth_timezone'),
  birthLatitude: doublePrecision('birth_latitude'),
  birthLongitude: doublePrecision('birth_longitude'),
  birthUtcOffset: integer('birth_utc_offset'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
