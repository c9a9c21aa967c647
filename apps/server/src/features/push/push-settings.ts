import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { OutputOf, ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Actor, Db } from '../../platform/db/db.ts';
import { nextMailAt } from '../daily-mail/schedule/mail-hour.ts';
import {
  dropDevice,
  dropForeignDevice,
  dropOldest,
  findDevice,
  findDevices,
  moveDevice,
  putDevice,
} from './store.ts';

/** More browsers than one person uses. */
const MOST_DEVICES = 10;

type Settings = OutputOf<Calls['getPush']>['device'];

export async function pushSettings(db: Db, userId: string, endpoint = ''): Promise<Settings> {
  const device = await findDevice(db, userId, endpoint);
  return (
    device && {
      wants_today: device.wantsToday,
      wants_dates: device.wantsDates,
      quiet_from: device.quietFrom,
      quiet_to: device.quietTo,
    }
  );
}

/** Runs in a transaction. */
export async function savePush(
  db: Db,
  { userId, sessionId }: Actor,
  input: ParsedInputOf<Calls['savePush']>,
  now: Date,
): Promise<void> {
  const zone = knownZone(input.zone) ?? 'UTC';
  await putDevice(db, {
    userId,
    sessionId,
    endpoint: input.endpoint,
    p256dh: input.p256dh,
    auth: input.auth,
    wantsToday: input.wants_today,
    wantsDates: input.wants_dates,
    quietFrom: input.quiet_from,
    quietTo: input.quiet_to,
    zone,
    dueAt: nextMailAt({ zone, hour: input.quiet_to }, now),
    createdAt: now,
  });
  await dropOldest(db, userId, MOST_DEVICES);
}

export const stopPush = dropDevice;
export const forgetForeign = dropForeignDevice;

/** A user who travels gets reminders by the clocks there. */
export async function notePushZone(
  db: Db,
  userId: string,
  given: string,
  now: Date,
): Promise<void> {
  const zone = knownZone(given);
  if (zone === undefined) return;
  for (const device of await findDevices(db, userId)) {
    if (device.zone === zone) continue;
    await moveDevice(db, device.id, {
      zone,
      dueAt: nextMailAt({ zone, hour: device.quietTo }, now),
    });
  }
}
