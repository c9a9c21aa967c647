import { asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../../platform/db/schema.ts';
import { isStopOfRecipient, recipientColumns, type Recipient, recipientOf } from './recipients.ts';

export async function putDue(
  db: Db,
  userId: string,
  { seenZone, dueAt }: { seenZone: string | null; dueAt: Date | null },
): Promise<void> {
  await db
    .insert(mailSchedule)
    .values({ userId, seenZone, dueAt })
    .onConflictDoUpdate({ target: mailSchedule.userId, set: { seenZone, dueAt } });
}

/** Whose mail is due, the longest waiting first. They are held until the transaction ends; whom another process holds is left to it. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<Recipient[]> {
  const rows = await db
    .select(recipientColumns)
    .from(mailSchedule)
    .innerJoin(users, eq(users.id, mailSchedule.userId))
    .leftJoin(emailPreferences, eq(emailPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(mailStops, isStopOfRecipient)
    .where(lte(mailSchedule.dueAt, now))
    .orderBy(asc(mailSchedule.dueAt), asc(mailSchedule.userId))
    .limit(limit)
    .for('update', { of: mailSchedule, skipLocked: true });
  return rows.map(recipientOf);
}

export async function moveFarDue(db: Db, { after, to }: { after: Date; to: Date }): Promise<void> {
  await db.update(mailSchedule).set({ dueAt: to }).where(gt(mailSchedule.dueAt, after));
}

export interface NextDue {
  readonly userId: string;
  readonly dueAt: Date | null;
}

/** One statement for them all. */
export async function moveDue(db: Db, next: readonly NextDue[]): Promise<void> {
  const rows = JSON.stringify(
    next.map(({ userId, dueAt }) => ({ user_id: userId, due_at: dueAt })),
  );
  await db.execute(sql`
    update mail_schedule set due_at = next.due_at
    from jsonb_to_recordset(${rows}::jsonb) as next (user_id uuid, due_at timestamptz)
    where mail_schedule.user_id = next.user_id`);
}
