import type { KeptPerson } from '@palm/contract/entities';
import { PEOPLE_MAX } from '@palm/contract/limits';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CompletePerson } from './complete-person.ts';
import {
  addPerson,
  changePerson,
  countPeople,
  dropPerson,
  findPeople,
  type PersonValues,
  takeTurn,
} from './store.ts';
import { personEntity } from './person-entity.ts';

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
