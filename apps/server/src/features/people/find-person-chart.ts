import type { Person } from '@palm/oracle/request';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPerson } from './store.ts';
import { signOf } from './person-entity.ts';

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
