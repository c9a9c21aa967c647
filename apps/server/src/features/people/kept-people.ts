import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';
import { KeptPerson } from '@palm/contract/entities';
import { PEOPLE_MAX } from '@palm/contract/limits';
import type { Person } from '@palm/oracle/request';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CompletePerson } from './complete-person.ts';
import {
  addPerson,
  changePerson,
  countPeople,
  dropPerson,
  findPeople,
  findPerson,
  type PersonRow,
  type PersonValues,
  takeTurn,
} from './store.ts';

export const listPeople = async (db: Db, userId: string): Promise<KeptPerson[]> =>
  (await findPeople(db, userId)).map(personEntity);

interface SavedPerson extends CompletePerson {
  /** Left out: a new person. */
  readonly id?: string | undefined;
  readonly now: Date;
}

/** Runs in a transaction. */
export async function savePerson(
  db: Db,
  userId: string,
  { id, now, ...details }: SavedPerson,
  refuse: Refuse<'people_full' | 'person_gone'>,
): Promise<KeptPerson> {
  const values = valuesOf(details, now);
  if (id !== undefined) {
    const changed = await changePerson(db, userId, id, values);
    return changed === null ? refuse('person_gone') : personEntity(changed);
  }
  await takeTurn(db, userId);
  if ((await countPeople(db, userId)) >= PEOPLE_MAX) return refuse('people_full');
  return personEntity(await addPerson(db, userId, values, now));
}

export async function deletePerson(
  db: Db,
  userId: string,
  id: string,
  refuse: Refuse<'person_gone'>,
): Promise<void> {
  if (!(await dropPerson(db, userId, id))) refuse('person_gone');
}

/** What a reading may know of a person: the birth, never the name. */
export async function findPersonChart(
  db: Db,
  userId: string,
  id: string,
  refuse: Refuse<'person_gone'>,
): Promise<Person> {
  const row = await findPerson(db, userId, id);
  if (row === null) return refuse('person_gone');
  return {
    sign: signOf(row.birthDate),
    birth: {
      date: row.birthDate,
      time: row.birthTime ?? undefined,
      latitude: row.birthLatitude ?? undefined,
      longitude: row.birthLongitude ?? undefined,
      zone: row.birthTimezone ?? undefined,
      utcOffsetSeconds: row.birthUtcOffset ?? undefined,
    },
  };
}

function signOf(birthDate: string): SignId {
  const [, month = 0, day = 0] = birthDate.split('-').map(Number);
  return zodiacSignOf({ month, day });
}

const valuesOf = (details: CompletePerson, now: Date): PersonValues => ({
  name: details.name,
  birthDate: details.birth_date,
  birthTime: details.birth_time,
  birthCity: details.birth_city,
  birthCountry: details.birth_country,
  birthTimezone: details.birth_timezone,
  birthLatitude: details.birth_latitude,
  birthLongitude: details.birth_longitude,
  birthUtcOffset: details.birth_utc_offset,
  updatedAt: now,
});

const personEntity = (row: PersonRow): KeptPerson =>
  KeptPerson.parse({
    id: row.id,
    name: row.name,
    birth_date: row.birthDate,
    birth_time: row.birthTime,
    birth_city: row.birthCity,
    birth_country: row.birthCountry,
    birth_timezone: row.birthTimezone,
    birth_latitude: row.birthLatitude,
    birth_longitude: row.birthLongitude,
    sign: signOf(row.birthDate),
  });
