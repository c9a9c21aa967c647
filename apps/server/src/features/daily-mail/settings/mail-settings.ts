import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Db } from '../../../platform/db/db.ts';
import { zoneOf } from '../schedule/mail-hour.ts';
import { scheduleMail } from '../schedule/schedule-mail.ts';
import { type MailChoices, putPreferences } from '../store/preferences.ts';
import { findReader, type Reader } from '../store/readers.ts';
import { liftStops } from '../store/stops.ts';

export type MailSettings = OutputOf<Calls['getEmailPreferences']>;

/** Null for an account that is gone. */
export async function mailSettings(db: Db, userId: string): Promise<MailSettings | null> {
  const reader = await findReader(db, userId);
  return reader && settingsEntity(reader);
}

/** Who says what they want is written to again, even where mail had been stopped. */
export async function saveMailSettings(
  db: Db,
  userId: string,
  { choices, zone, now }: { choices: MailChoices; zone?: string | undefined; now: Date },
): Promise<MailSettings | null> {
  await putPreferences(db, userId, choices, now);
  await liftStops(db, userId);
  await scheduleMail(db, userId, { now, zone });
  return mailSettings(db, userId);
}

const settingsEntity = (reader: Reader): MailSettings => ({
  user_id: reader.userId,
  daily_readings: reader.wantsReading,
  daily_horoscope: reader.wantsHoroscope,
  mail_hour: reader.mailHour,
  updated_at: reader.changedAt?.toISOString() ?? null,
  zone: zoneOf(reader),
  stopped: reader.stopped,
});
