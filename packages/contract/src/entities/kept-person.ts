import { SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { isoDate } from '../formats.ts';

/** A person whose chart a user compares with their own. */
export const KeptPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  birth_date: isoDate,
  /** HH:mm; null where it is not known. */
  birth_time: z.nullable(z.string()),
  /** Empty where it is not known. */
  birth_city: z.string(),
  birth_country: z.string(),
  birth_timezone: z.nullable(z.string()),
  birth_latitude: z.nullable(z.number()),
  birth_longitude: z.nullable(z.number()),
  sign: z.enum(SIGN_IDS),
});
export type KeptPerson = z.infer<typeof KeptPerson>;
