import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  dailyMails,
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../../platform/db/schema.ts';
import { isStopOfReader, type Reader, readerColumns, readerOf } from './readers.ts';

export type DailyMailRow = typeof dailyMails.$inferSelect;

export interface NewMail {
  readonly userId: string;
  readonly mailDate: string;
  readonly zone: string;
}

/** Notes mails that are due, and answers those that were not noted before. */
export async function addMails(
  db: Db,
  mails: readonly NewMail[],
  createdAt: Date,
): Promise<{ userId: string; date: string }[]> {
  if (mails.length === 0) return [];
  return db
    .insert(dailyMails)
    .values(mails.map((mail) => ({ ...mail, createdAt })))
    .onConflictDoNothing({ target: [dailyMails.userId, dailyMails.mailDate] })
    .returning({ userId: dailyMails.userId, date: dailyMails.mailDate });
}

/** A mail that is yet to be sent and its reader, held until the transaction ends: two tries at once take turns. */
export async function holdMail(
  db: Db,
  userId: string,
  date: string,
): Promise<{ mail: DailyMailRow; reader: Reader } | null> {
  const [row] = await db
    .select({ ...readerColumns, mail: dailyMails })
    .from(dailyMails)
    .innerJoin(users, eq(users.id, dailyMails.userId))
    .leftJoin(emailPreferences, eq(emailPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(mailSchedule, eq(mailSchedule.userId, users.id))
    .leftJoin(mailStops, isStopOfReader)
    .where(
      and(eq(dailyMails.userId, userId), eq(dailyMails.mailDate, date), isNull(dailyMails.outcome)),
    )
    .for('update', { of: dailyMails });
  return row ? { mail: row.mail, reader: readerOf(row) } : null;
}

/** Written down before it is handed over: whatever happens then, the next try sends the same words under the same id. */
export async function noteTry(db: Db, id: string, letter: unknown): Promise<void> {
  await db
    .update(dailyMails)
    .set({ letter, tries: sql`${dailyMails.tries} + 1` })
    .where(eq(dailyMails.id, id));
}

export async function finishMail(
  db: Db,
  id: string,
  { outcome, now }: { outcome: NonNullable<DailyMailRow['outcome']>; now: Date },
): Promise<void> {
  await db
    .update(dailyMails)
    .set({ outcome, doneAt: now, letter: null })
    .where(eq(dailyMails.id, id));
}

export async function forgetMails(db: Db, before: Date): Promise<void> {
  await db.delete(dailyMails).where(lt(dailyMails.createdAt, before));
}
