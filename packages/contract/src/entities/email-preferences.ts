import * as z from 'zod/mini';
import { timestamp } from '../formats.ts';

export const EmailPreferences = z.object({
  user_id: z.uuid(),
  daily_readings: z.boolean(),
  daily_horoscope: z.boolean(),
  /** 0 to 23, by the clocks of the user's own zone. */
  mail_hour: z.int().check(z.gte(0), z.lte(23)),
  updated_at: z.nullable(timestamp),
});
export type EmailPreferences = z.infer<typeof EmailPreferences>;
