import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  dailyMails,
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../../platform/db/schema.ts';
import { isStopOfRecipient, type Recipient, recipientColumns, recipientOf } from './recipients.ts';

export type DailyMailRow = typeof dailyMails.$inferSelect;

export interface MailToSend {
  readonly mail: DailyMailRow;
  readonly recipient: Recipient;
}

/** Which of these mails are yet to be sent, and to whom. */
export async function findMails(
  db: Db,
  wanted: readonly { readonly userId: string; readonly date: string }[],
): Promise<MailToSend[]> {
  const rows = await db
    .select({ ...recipientColumns, mail: dailyMails })
    .from(dailyMails)
    .innerJoin(users, eq(users.id, dailyMails.userId))
    .leftJoin(emailPreferences, eq(emailPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(mailSchedule, eq(mailSchedule.userId, users.id))
    .leftJoin(mailStops, isStopOfRecipient)
    .where(
      and(
        inArray(
          sql`(${dailyMails.userId}, ${dailyMails.mailDate})`,
          wanted.map(({ userId, date }) => sql`(${userId}::uuid, ${date}::date)`),
        ),
        isNull(dailyMails.outcome),
      ),
    );
  return rows.map((row) => ({ mail: row.mail, recipient: recipientOf(row) }));
}

export interface NewTry {
  readonly mail: DailyMailRow;
  readonly letter: unknown;
}

/**
 * Written down before they are handed over: whatever happens then, the next try sends the same words under the same id.
 * Answers for which of them no other try has come in between.
 */
export async function noteTries(db: Db, tries: readonly NewTry[]): Promise<Set<string>> {
  if (tries.length === 0) return new Set();
  const rows = JSON.stringify(
    tries.map(({ mail, letter }) => ({ id: mail.id, tries: mail.tries, letter })),
  );
  const noted = await db.execute<{ id: string }>(sql`
    update daily_mails set letter = next.letter, tries = daily_mails.tries + 1
    from jsonb_to_recordset(${rows}::jsonb) as next (id uuid, tries smallint, letter jsonb)
    where daily_mails.id = next.id and daily_mails.tries = next.tries and daily_mails.outcome is null
    returning daily_mails.id`);
  return new Set(noted.rows.map(({ id }) => id));
}

export async function finishMails(
  db: Db,
  ids: readonly string[],
  { outcome, now }: { outcome: NonNullable<DailyMailRow['outcome']>; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(dailyMails)
    .set({ outcome, doneAt: now, letter: null })
    .where(inArray(dailyMails.id, ids));
}

export async function forgetMails(db: Db, before: Date): Promise<void> {
  await db.delete(dailyMails).where(lt(dailyMails.createdAt, before));
}
