import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Actor, Db } from '../../platform/db/db.ts';
import { nextMailAt } from '../daily-mail/schedule/mail-hour.ts';
import { dropOldest, putDevice } from './store.ts';

/** More browsers than one person uses. */
const MOST_DEVICES = 10;

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
