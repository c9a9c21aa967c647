import { knownZone } from '@palm/astrology/civil-time/zone-name';
import { skyOfDay, type SkyOfDay } from '@palm/oracle/sky-of-day';

/** Three dates are in use around the world at once, and a good hundred zones keep them. */
const REMEMBERED = 500;
const remembered = new Map<string, SkyOfDay>();

/** The sky of a day in a zone: computed once, then shared by everybody who reads in it. A zone nobody knows counts as none. */
export function skyFor(date: string, zone: string | undefined): SkyOfDay {
  const known = knownZone(zone ?? '') ?? 'UTC';
  const key = `${date} ${known}`;
  const sky = remembered.get(key) ?? skyOfDay(date, known);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, sky);
  return sky;
}
