import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { Db } from '../../../platform/db/db.ts';
import { LATE_MAX_MS } from '../jobs.ts';
import { nextMailAt, zoneOf } from './mail-hour.ts';
import { findRecipient, isMailable, type Recipient } from '../store/recipients.ts';
import { putDue } from '../store/schedule.ts';

/**
 * Schedules the next mail of a user whose profile, preferences or zone changed. Runs in the transaction of that change,
 * as the user or the system.
 */
export async function scheduleMail(
  db: Db,
  userId: string,
  { now, zone }: { now: Date; zone?: string | undefined },
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const seenZone = knownZone(zone ?? '') ?? recipient.seenZone;
  const hour = { zone: zoneOf({ ...recipient, seenZone }), hour: recipient.mailHour };
  const dueAt = isMailable(recipient) ? nextMailAt(hour, notYetServed(recipient, now)) : null;
  await putDue(db, userId, { seenZone, dueAt });
}

/** A mail that has just become due, and that no round has seen yet, must not be lost to a change. */
function notYetServed({ dueAt }: Recipient, now: Date): Date {
  const isWaiting = dueAt !== null && dueAt <= now && now.getTime() - dueAt.getTime() < LATE_MAX_MS;
  return isWaiting ? new Date(dueAt.getTime() - 1) : now;
}

/** Stores the user's time zone when it changed. */
export async function noteZone(db: Db, userId: string, zone: string, now: Date): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (recipient && knownZone(zone) !== undefined && knownZone(zone) !== recipient.seenZone) {
    await scheduleMail(db, userId, { now, zone });
  }
}
