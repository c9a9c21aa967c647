import { nextMailAt } from '../../src/features/daily-mail/schedule/mail-hour.ts';
import type { Db } from '../../src/platform/db/db.ts';
import {
  emailPreferences,
  mailSchedule,
  mailStops,
  profiles,
  users,
} from '../../src/platform/db/schema.ts';
import type { Person } from './people.ts';

const CHUNK = 1000;

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
