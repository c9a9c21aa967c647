import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Db } from '../../../platform/db/db.ts';
import { zoneOf } from '../schedule/mail-hour.ts';
import { scheduleMail } from '../schedule/schedule-mail.ts';
import { type MailChoices, putPreferences } from '../store/preferences.ts';
import { findRecipient, type Recipient } from '../store/recipients.ts';
import { liftStops } from '../store/stops.ts';

export type MailSettings = OutputOf<Calls['getEmailPreferences']>;

/** Null for an account that is gone. */
export async function mailSettings(db: Db, userId: string): Promise<MailSettings | null> {
  const recipient = await findRecipient(db, userId);
  return recipient && settingsEntity(recipient);
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

const settingsEntity = (recipient: Recipient): MailSettings => ({
  user_id: recipient.userId,
  daily_readings: recipient.wantsReading,
  daily_horoscope: recipient.wantsHoroscope,
  mail_hour: recipient.mailHour,
  updated_at: recipient.changedAt?.toISOString() ?? null,
  zone: zoneOf(recipient),
  stopped: recipient.stopped,
});
