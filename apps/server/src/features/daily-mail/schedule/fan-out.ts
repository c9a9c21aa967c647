import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { LATE_MAX_MS, sendDailyMail } from '../jobs.ts';
import { dateIn, type MailHour, nextMailAt, zoneOf } from './mail-hour.ts';
import { addMails, type NewMail } from '../store/add-mails.ts';
import { isMailable, type Recipient } from '../store/recipients.ts';
import { moveDue, takeDue } from '../store/schedule.ts';

/** Small enough that a transaction is short, large enough that its statements are few. */
const BATCH = 500;

export type FanOutDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/**
 * Queues every mail that is due, batch by batch. Each batch is one transaction: notes, jobs and the next due time come
 * together or not at all, and any number of processes may do this at once. Answers how many were queued.
 */
export async function fanOutMail(deps: FanOutDeps): Promise<number> {
  let queued = 0;
  for (;;) {
    const now = deps.clock.now();
    const batch = await deps.db.system.transaction((db) => queueBatch(deps, db, now));
    queued += batch.queued;
    if (batch.looked < BATCH) return queued;
  }
}

async function queueBatch(
  deps: FanOutDeps,
  db: Db,
  now: Date,
): Promise<{ looked: number; queued: number }> {
  const recipients = await takeDue(db, now, BATCH);
  if (recipients.length === 0) return { looked: 0, queued: 0 };
  const due = recipients.flatMap((recipient) => mailOf(recipient, now) ?? []);
  const added = await addMails(db, due, now);
  await deps.jobs.enqueueAll(db, sendDailyMail, added, ({ userId, date }) => `${userId} ${date}`);
  const nextFor = remembering(now);
  await moveDue(
    db,
    recipients.map((recipient) => ({
      userId: recipient.userId,
      dueAt: isMailable(recipient)
        ? nextFor({ zone: zoneOf(recipient), hour: recipient.mailHour })
        : null,
    })),
  );
  return { looked: recipients.length, queued: added.length };
}

/**
 * Null where the user gets no mail, or where it is too late: after an outage overnight, no user wants the mail at noon.
 */
function mailOf(recipient: Recipient, now: Date): NewMail | null {
  const { userId, dueAt } = recipient;
  if (dueAt === null || !isMailable(recipient)) return null;
  if (now.getTime() - dueAt.getTime() > LATE_MAX_MS) return null;
  const zone = zoneOf(recipient);
  return { userId, mailDate: dateIn(zone, dueAt), zone };
}

/** A batch is mostly one zone at one hour: looking through its clock changes once is enough. */
function remembering(now: Date): (hour: MailHour) => Date {
  const known = new Map<string, Date>();
  return (hour) => {
    const key = `${hour.zone} ${hour.hour}`;
    const at = known.get(key) ?? nextMailAt(hour, now);
    known.set(key, at);
    return at;
  };
}
