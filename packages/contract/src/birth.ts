import * as z from 'zod/mini';

const zone = z.nullable(z.string().check(z.trim(), z.maxLength(64)));
const latitude = z.nullable(z.number().check(z.gte(-90), z.lte(90)));
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const longitude = z.nullable(z.number().check(z.gte(-180), z.lte(180)));

/** When a person was born, as far as it is known. */
export const birthMoment = { birth_date: z.iso.date(), birth_time: z.nullable(clockTime) } as const;

/** Where, and which of two readings of the clock is meant. */
export const birthPlace = {
  birth_timezone: zone,
  birth_latitude: latitude,
  birth_longitude: longitude,
  birth_utc_offset: z.nullable(z.int()),
} as const;
