import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { LATE_MAX_MS, sendDailyMail } from '../jobs.ts';
import { dateIn, type MailHour, nextMailAt, zoneOf } from './mail-hour.ts';
import { addMails, type NewMail } from '../store/daily-mails.ts';
import { isMailable, type Reader } from '../store/readers.ts';
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
  const readers = await takeDue(db, now, BATCH);
  if (readers.length === 0) return { looked: 0, queued: 0 };
  const due = readers.flatMap((reader) => mailOf(reader, now) ?? []);
  const added = await addMails(db, due, now);
  await deps.jobs.enqueueAll(db, sendDailyMail, added, ({ userId, date }) => `${userId} ${date}`);
  const nextFor = remembering(now);
  await moveDue(
    db,
    readers.map((reader) => ({
      userId: reader.userId,
      dueAt: isMailable(reader) ? nextFor({ zone: zoneOf(reader), hour: reader.mailHour }) : null,
    })),
  );
  return { looked: readers.length, queued: added.length };
}

/**
 * Null where the user gets no mail, or where it is too late: after an outage overnight, no user wants the mail at noon.
 */
function mailOf(reader: Reader, now: Date): NewMail | null {
  const { userId, dueAt } = reader;
  if (dueAt === null || !isMailable(reader)) return null;
  if (now.getTime() - dueAt.getTime() > LATE_MAX_MS) return null;
  const zone = zoneOf(reader);
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
