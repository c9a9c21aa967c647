import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';
import { KeptPerson } from '@palm/contract/entities';
import type { PersonRow } from './store.ts';

export function signOf(birthDate: string): SignId {
  const [, month = 0, day = 0] = birthDate.split('-').map(Number);
  return zodiacSignOf({ month, day });
}

export const personEntity = (row: PersonRow): KeptPerson =>
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
