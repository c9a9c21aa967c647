import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Db } from '../../platform/db/db.ts';
import { nextMailAt } from '../daily-mail/schedule/mail-hour.ts';
import { dropDevice, dropForeignDevice, findDevice, findDevices, moveDevice } from './store.ts';

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
