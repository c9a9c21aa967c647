import type { Db } from '../../../platform/db/db.ts';
import { emailPreferences } from '../../../platform/db/schema.ts';

export interface MailChoices {
  readonly daily_readings: boolean;
  readonly daily_horoscope: boolean;
  readonly mail_hour?: number | undefined;
}

export async function putPreferences(
  db: Db,
  userId: string,
  { daily_readings, daily_horoscope, mail_hour }: MailChoices,
  updatedAt: Date,
): Promise<void> {
  const values = {
    dailyReadings: daily_readings,
    dailyHoroscope: daily_horoscope,
    updatedAt,
    ...(mail_hour !== undefined && { mailHour: mail_hour }),
  };
  await db
    .insert(emailPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailPreferences.userId, set: values });
}
