import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { hours } from '@palm/contract/durations';
import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import type { Refuse } from '../../http/answers/refusal.ts';
import { checkBirthTime } from './check-birth-time.ts';

/** When and where, as far as it was typed. */
export type TypedBirth = Omit<ParsedInputOf<Calls['previewChart']>, 'zone'>;
export type BirthRefusal = Refuse<Calls['previewChart']['refusals'][number]>;

/** The latest date anywhere on Earth: a child born this morning in Kiritimati is not born in the future. */
const EASTERNMOST_MS = hours(14);

/** Refuses a date out of range, an unknown zone, and a clock time with two readings of which none was chosen. */
export function checkBirth<Birth extends TypedBirth>(
  birth: Birth,
  now: Date,
  refuse: BirthRefusal,
): Birth {
  const { birth_date, birth_timezone } = birth;
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  if (birth_date < BIRTH_DATE_MIN || birth_date > latest) return refuse('birth_date_out_of_range');
  if (birth_timezone !== null && knownZone(birth_timezone) === undefined) {
    return refuse('timezone_unknown');
  }
  return { ...birth, birth_utc_offset: chosenOffset(birth, refuse) };
}

/** Kept only where the clocks leave two readings, and then it must be one of the two. */
function chosenOffset(birth: TypedBirth, refuse: BirthRefusal): number | null {
  const {
    birth_date: date,
    birth_time: time,
    birth_timezone: zone,
    birth_longitude: longitude,
  } = birth;
  if (time === null || zone === null) return null;
  const clock = checkBirthTime({ date, time, zone, longitude }, refuse);
  if (clock.kind === 'one') return null;
  const offset = birth.birth_utc_offset;
  const isOneOfTwo = offset === clock.offsetBefore || offset === clock.offsetAfter;
  return isOneOfTwo ? offset : refuse('birth_time_ambiguous');
}
