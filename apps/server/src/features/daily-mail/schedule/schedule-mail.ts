import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { Db } from '../../../platform/db/db.ts';
import { LATE_MAX_MS } from '../jobs.ts';
import { nextMailAt, zoneOf } from './mail-hour.ts';
import { findReader, isMailable, type Reader } from '../store/readers.ts';
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
  const reader = await findReader(db, userId);
  if (!reader) return;
  const seenZone = knownZone(zone ?? '') ?? reader.seenZone;
  const hour = { zone: zoneOf({ ...reader, seenZone }), hour: reader.mailHour };
  const dueAt = isMailable(reader) ? nextMailAt(hour, notYetServed(reader, now)) : null;
  await putDue(db, userId, { seenZone, dueAt });
}

/** A mail that has just become due, and that no round has seen yet, must not be lost to a change. */
function notYetServed({ dueAt }: Reader, now: Date): Date {
  const isWaiting = dueAt !== null && dueAt <= now && now.getTime() - dueAt.getTime() < LATE_MAX_MS;
  return isWaiting ? new Date(dueAt.getTime() - 1) : now;
}

/** Stores the user's time zone when it changed. */
export async function noteZone(db: Db, userId: string, zone: string, now: Date): Promise<void> {
  const reader = await findReader(db, userId);
  if (reader && knownZone(zone) !== undefined && knownZone(zone) !== reader.seenZone) {
    await scheduleMail(db, userId, { now, zone });
  }
}
