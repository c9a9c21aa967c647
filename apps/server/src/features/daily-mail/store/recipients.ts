import { EMAIL_PREFERENCE_DEFAULTS } from '@palm/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../../platform/db/schema.ts';

/** The data that decides whether and when a user gets mail. A user who never chose has the defaults. */
export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly wantsReading: boolean;
  readonly wantsHoroscope: boolean;
  readonly mailHour: number;
  readonly changedAt: Date | null;
  readonly seenZone: string | null;
  readonly birthTimezone: string | null;
  readonly birthDate: string | null;
  readonly stopped: 'bounced' | 'complained' | null;
  readonly dueAt: Date | null;
}

export const recipientColumns = {
  userId: users.id,
  email: users.email,
  confirmedAt: users.emailConfirmedAt,
  dailyReadings: emailPreferences.dailyReadings,
  dailyHoroscope: emailPreferences.dailyHoroscope,
  mailHour: emailPreferences.mailHour,
  changedAt: emailPreferences.updatedAt,
  birthTimezone: profiles.birthTimezone,
  birthDate: profiles.birthDate,
  stopped: mailStops.reason,
  seenZone: mailSchedule.seenZone,
  dueAt: mailSchedule.dueAt,
};

interface RecipientRow {
  readonly userId: string;
  readonly email: string;
  readonly confirmedAt: Date | null;
  readonly dailyReadings: boolean | null;
  readonly dailyHoroscope: boolean | null;
  readonly mailHour: number | null;
  readonly changedAt: Date | null;
  readonly birthTimezone: string | null;
  readonly birthDate: string | null;
  readonly stopped: 'bounced' | 'complained' | null;
  readonly seenZone: string | null;
  readonly dueAt: Date | null;
}

export const recipientOf = (row: RecipientRow): Recipient => ({
  userId: row.userId,
  email: row.email,
  isConfirmed: row.confirmedAt !== null,
  wantsReading: row.dailyReadings ?? EMAIL_PREFERENCE_DEFAULTS.daily_readings,
  wantsHoroscope: row.dailyHoroscope ?? EMAIL_PREFERENCE_DEFAULTS.daily_horoscope,
  mailHour: row.mailHour ?? EMAIL_PREFERENCE_DEFAULTS.mail_hour,
  changedAt: row.changedAt,
  seenZone: row.seenZone,
  birthTimezone: row.birthTimezone,
  birthDate: row.birthDate,
  stopped: row.stopped,
  dueAt: row.dueAt,
});

/** A stop is about an address: who has a new one is not stopped. */
export const isStopOfRecipient = and(
  eq(mailStops.userId, users.id),
  eq(mailStops.email, users.email),
);

export async function findRecipient(db: Db, userId: string): Promise<Recipient | null> {
  const [row] = await db
    .select(recipientColumns)
    .from(users)
    .leftJoin(emailPreferences, eq(emailPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(mailSchedule, eq(mailSchedule.userId, users.id))
    .leftJoin(mailStops, isStopOfRecipient)
    .where(eq(users.id, userId));
  return row ? recipientOf(row) : null;
}

/** A user gets mail only with a confirmed address, mail switched on, no stop, and birth details to read from. */
export const isMailable = (recipient: Recipient): boolean =>
  recipient.isConfirmed &&
  (recipient.wantsReading || recipient.wantsHoroscope) &&
  recipient.stopped === null &&
  recipient.birthDate !== null;
