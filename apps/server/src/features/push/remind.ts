import { zoneOffsetAt } from '@palm/astrology/civil-time/zone-offset';
import { datesFor } from '@palm/oracle/book/dates';
import type { Deps } from '../../deps.ts';
import type { PushMessage } from '../../platform/push/push.ts';
import { dateIn } from '../daily-mail/schedule/mail-hour.ts';
import { loadReadingUsers } from '../oracle/readings/load-reading-users.ts';
import { personOf } from '../oracle/readings/person-of.ts';
import { todayFor } from '../oracle/readings/today.ts';
import { keepDay, writeDay } from '../oracle/readings/write-day.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { isQuiet } from './is-quiet.ts';
import {
  claim,
  dropDeviceById,
  findDeviceById,
  type Kind,
  type PushDevice,
  unclaim,
} from './store.ts';
import { reminderWords } from './words.ts';

/** Sends what a browser wants to be reminded of on a day, each kind once at most. */
export async function remind(
  deps: Deps,
  { deviceId, date }: { deviceId: string; date: string },
): Promise<void> {
  const device = await findDeviceById(deps.db.system, deviceId);
  if (device === null || !isStillTime(deps, device, date)) return;
  if (device.wantsToday) await sendKind(deps, device, date, 'today', todayMessage);
  if (device.wantsDates) await sendKind(deps, device, date, 'dates', datesMessage);
}

/** A job that was held up must not ring at night, nor tell of yesterday. */
function isStillTime({ clock }: Deps, { zone, quietFrom, quietTo }: PushDevice, date: string) {
  const now = clock.now();
  const offset = zoneOffsetAt({ zone }, now.getTime())?.offsetSeconds ?? 0;
  const hour = new Date(now.getTime() + offset * 1000).getUTCHours();
  return dateIn(zone, now) === date && !isQuiet(hour, { from: quietFrom, to: quietTo });
}

type MessageFor = (deps: Deps, device: PushDevice) => Promise<PushMessage | null>;

async function sendKind(
  deps: Deps,
  device: PushDevice,
  date: string,
  kind: Kind,
  messageFor: MessageFor,
): Promise<void> {
  const { system } = deps.db;
  if (!(await claim(system, device.id, kind, date))) return;
  const outcome = await send(deps, device, messageFor).catch(async (error: unknown) => {
    await unclaim(system, device.id, kind);
    throw error;
  });
  if (outcome === 'gone') await dropDeviceById(system, device.id);
  if (outcome !== 'later') return;
  await unclaim(system, device.id, kind);
  throw new Error('the push service asks for a later try');
}

async function send(deps: Deps, device: PushDevice, messageFor: MessageFor) {
  const message = await messageFor(deps, device);
  return message === null ? 'nothing to say' : deps.push.send(device, message);
}

/** The page is written as the screens and the mail show it, and kept. */
const todayMessage: MessageFor = async (deps, { userId, zone }) => {
  const now = deps.clock.now();
  const date = todayFor(deps, zone);
  const [user] = await loadReadingUsers(deps.db.system, [userId], { dates: [date], now });
  if (user === undefined) return null;
  const wanted = { date, zone, now, wantsGuidance: true, wantsHoroscope: false };
  const day = writeDay(deps, user, wanted);
  if (day.guidance === null) return null;
  await deps.db.system.transaction((db) => keepDay(db, day));
  return reminderWords.today(day.guidance.title);
};

const datesMessage: MessageFor = async (deps, { userId, zone }) => {
  const profile = await findProfile(deps.db.system, userId);
  if (profile === null) return null;
  const date = todayFor(deps, zone);
  const { book, bookSkyOf } = deps.oracle;
  const list = datesFor({
    person: personOf(profile),
    on: { date, zone },
    book: book(),
    skyOf: bookSkyOf,
  });
  const today = list.filter((one) => one.date === date);
  const heaviest = today.find(({ isStrong }) => isStrong) ?? today[0];
  return heaviest === undefined ? null : reminderWords.dates(heaviest.title);
};
