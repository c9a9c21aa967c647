import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { isoDate } from '../formats.ts';

/** The sign by calendar date, under the name it is shown by. */
export const ZodiacSign = z.enum(SIGN_IDS.map((sign) => SIGNS[sign].name));
export type ZodiacSign = z.infer<typeof ZodiacSign>;

export const Profile = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  birth_name: z.nullable(z.string()),
  birth_date: z.nullable(isoDate),
  /** HH:mm. Null when never given, and null with `birth_time_unknown` when the person does not know. */
  birth_time: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  birth_time_unknown: z.boolean(),
  /** City and country joined by a comma. */
  birth_location: z.nullable(z.string()),
  birth_city: z.nullable(z.string()),
  birth_country: z.nullable(z.string()),
  birth_timezone: z.nullable(z.string()),
  birth_latitude: z.nullable(z.number()),
  birth_longitude: z.nullable(z.number()),
  /** Which of two readings of the clock was meant, in seconds east of UTC; null where there is only one. */
  birth_utc_offset: z.nullable(z.int()),
  zodiac_sign: z.nullable(ZodiacSign),
  display_name: z.nullable(z.string()),
});
export type Profile = z.infer<typeof Profile>;
