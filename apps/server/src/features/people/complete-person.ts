import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import type { Refuse } from '../../http/answers/refusal.ts';
import { checkBirthTime } from '../profiles/check-birth-time.ts';
import { findCity } from '../profiles/gazetteer.ts';

type Details = Omit<ParsedInputOf<Calls['savePerson']>, 'id'>;
type PersonRefusal = Refuse<'person_incomplete' | 'birth_date_out_of_range' | 'timezone_unknown'>;

export interface CompletePerson extends Details {
  readonly birth_utc_offset: number | null;
}

/** Checks what was entered about a person, and finds the place of a city that was typed. */
export async function completePerson(
  { name, birth_date, ...rest }: Details,
  now: Date,
  refuse: PersonRefusal,
): Promise<CompletePerson> {
  if (name === '' || birth_date === '') return refuse('person_incomplete');
  if (birth_date < BIRTH_DATE_MIN || birth_date > now.toISOString().slice(0, 10)) {
    return refuse('birth_date_out_of_range');
  }
  const placed = await placeOf({ name, birth_date, ...rest });
  const { birth_timezone: zone } = placed;
  if (zone !== null && knownZone(zone) === undefined) return refuse('timezone_unknown');
  return { ...placed, birth_utc_offset: offsetOf(placed, refuse) };
}

async function placeOf(details: Details): Promise<Details> {
  const { birth_city, birth_country, birth_latitude, birth_timezone } = details;
  if (birth_latitude !== null || birth_city === '' || birth_country === '') return details;
  const place = await findCity(birth_city, birth_country);
  return {
    ...details,
    birth_latitude: place?.latitude ?? null,
    birth_longitude: place?.longitude ?? null,
    birth_timezone: birth_timezone ?? place?.zone ?? null,
  };
}

/** Few people know on which side of a clock change a friend was born: the earlier reading is taken. */
function offsetOf(
  { birth_date: date, birth_time: time, birth_timezone: zone, birth_longitude: longitude }: Details,
  refuse: PersonRefusal,
): number | null {
  if (time === null || zone === null) return null;
  const clock = checkBirthTime({ date, time, zone, longitude }, refuse);
  return clock.kind === 'one' ? null : clock.offsetBefore;
}
