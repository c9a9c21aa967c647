import { dateIn, nextMailAt } from '../../src/features/daily-mail/schedule/mail-hour.ts';
import type { Db } from '../../src/platform/db/db.ts';
import {
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../src/platform/db/schema.ts';

/** Every whole hour of the world, the halves and quarters, and every way of changing clocks. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Australia/Darwin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Bangkok',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Karachi',
  'Asia/Dubai',
  'Asia/Tehran',
  'Europe/Moscow',
  'Europe/Helsinki',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Africa/Casablanca',
  'Atlantic/Azores',
  'America/Nuuk',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Marquesas',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
];
/** Most take the default; 1 and 2 are the hours that Europe's clocks skip or repeat. */
const HOURS = [7, 7, 7, 7, 7, 1, 2, 21];
/** Among ten, three who get nothing. */
const KINDS = [
  'both',
  'both',
  'both',
  'both',
  'both',
  'reading',
  'horoscope',
  'off',
  'unconfirmed',
  'stopped',
] as const;
const WRITTEN_TO: ReadonlySet<string> = new Set(['both', 'reading', 'horoscope']);
const CHUNK = 1000;

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly zone: string;
  readonly hour: number;
  readonly kind: (typeof KINDS)[number];
}

const personAt = (index: number): Person => ({
  userId: crypto.randomUUID(),
  email: `recipient${index}@example.com`,
  zone: ZONES[index % ZONES.length] ?? 'UTC',
  hour: HOURS[index % HOURS.length] ?? 7,
  kind: KINDS[index % KINDS.length] ?? 'both',
});

/** Recipients of all zones, hours and wishes. */
export const mixedPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => personAt(index));

/** Puts recipients into a database; their next mail is reckoned from `now`. */
export async function populate(db: Db, people: readonly Person[], now: Date): Promise<void> {
  for (let from = 0; from < people.length; from += CHUNK) {
    await insert(db, people.slice(from, from + CHUNK), now);
  }
}

async function insert(db: Db, people: readonly Person[], now: Date): Promise<void> {
  await db.insert(users).values(
    people.map(({ userId: id, email, kind }) => ({
      id,
      email,
      emailConfirmedAt: kind === 'unconfirmed' ? null : now,
      termsAcceptedAt: now,
      termsVersion: '1',
    })),
  );
  await db.insert(profiles).values(
    people.map(({ userId, zone }, index) => ({
      userId,
      birthName: 'Ada Quill',
      birthDate: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
      birthTime: `${10 + (index % 14)}:${10 + (index % 50)}`,
      birthLocation: 'Lisbon, Portugal',
      birthLatitude: 38.72,
      birthLongitude: -9.14,
      birthTimezone: zone,
    })),
  );
  await db.insert(emailPreferences).values(
    people.map(({ userId, hour, kind }) => ({
      userId,
      dailyReadings: kind !== 'horoscope' && kind !== 'off',
      dailyHoroscope: kind !== 'reading' && kind !== 'off',
      mailHour: hour,
    })),
  );
  await db
    .insert(mailSchedule)
    .values(people.map(({ userId, ...hour }) => ({ userId, dueAt: nextMailAt(hour, now) })));
  const stopped = people.filter(({ kind }) => kind === 'stopped');
  if (stopped.length === 0) return;
  await db.insert(mailStops).values(
    stopped.map(({ userId, email }) => ({
      userId,
      email,
      reason: 'bounced' as const,
      createdAt: now,
    })),
  );
}

export interface ExpectedMail {
  readonly email: string;
  readonly date: string;
  readonly at: Date;
}

/** Every mail that must have left between two moments, and no other. */
export const expectedMails = (people: readonly Person[], from: Date, until: Date): ExpectedMail[] =>
  people
    .filter(({ kind }) => WRITTEN_TO.has(kind))
    .flatMap((person) => momentsOf(person, from, until))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

const known = new Map<string, Date[]>();

function momentsOf({ email, zone, hour }: Person, from: Date, until: Date): ExpectedMail[] {
  const key = `${zone} ${hour} ${from.getTime()} ${until.getTime()}`;
  const moments = known.get(key) ?? [];
  if (!known.has(key)) {
    let at = nextMailAt({ zone, hour }, from);
    while (at <= until) {
      moments.push(at);
      at = nextMailAt({ zone, hour }, at);
    }
    known.set(key, moments);
  }
  return moments.map((at) => ({ email, date: dateIn(zone, at), at }));
}
