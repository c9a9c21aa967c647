import type { BirthData } from '@palm/astrology/birth-of';
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { Person, WrittenRequest } from '../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../src/vocabulary.ts';
import { type Fields, fieldsOf, textOf, numberOf } from './oracle-fields.ts';

export function requestOf(fields: Fields): WrittenRequest {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('date is missing');
  const kind = textOf(fields, 'kind') ?? '';
  const type = textOf(fields, 'type') ?? kind;
  const person = personOf(fields, 'sign', 'birth', textOf(fields, 'name'));
  const daily = DAILY_TYPES.find((one) => one === type);
  const horoscope = HOROSCOPE_TYPES.find((one) => one === type);
  if (kind === 'partner') return { kind, date, person, partner: partnerOf(fields, person) };
  if (kind === 'compatibility') return { kind, date, person, partner: partnerOf(fields, null) };
  if (kind === 'horoscope' && horoscope !== undefined)
    return { kind, type: horoscope, date, person };
  if (kind === 'horoscope' && type === kind) return { kind, type: 'daily', date, person };
  if (daily !== undefined) return { kind: 'daily', type: daily, date, person };
  if (kind === 'daily' && type === kind) return { kind, type: 'daily-guidance', date, person };
  throw new TypeError(`no such kind or type: ${kind} ${type === kind ? '' : type}`.trim());
}

/** A partner is given by sign or birth; in the partner's horoscope the line's own sign will do. */
function partnerOf(fields: Fields, fallback: Person | null): Person {
  const partner = personOf(fields, 'partnerSign', 'partnerBirth', undefined);
  if (partner.sign !== undefined || partner.birth !== undefined) return partner;
  if (fallback === null) throw new TypeError('partnerSign is missing');
  return fallback;
}

function personOf(
  fields: Fields,
  signKey: string,
  birthKey: string,
  name: string | undefined,
): Person {
  const sign = textOf(fields, signKey)?.toLowerCase();
  const birth = fields[birthKey];
  return {
    ...(name === undefined ? {} : { name }),
    ...(sign === undefined ? {} : { sign: signNamed(sign) }),
    ...(birth === undefined || birth === null ? {} : { birth: birthOf(fieldsOf(birth)) }),
  };
}

function signNamed(name: string): SignId {
  const sign = SIGN_IDS.find((id) => id === name);
  if (sign === undefined) throw new TypeError(`no such sign: ${name}`);
  return sign;
}

function birthOf(fields: Fields): BirthData {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('birth.date is missing');
  return {
    date,
    time: textOf(fields, 'time'),
    zone: textOf(fields, 'zone'),
    latitude: numberOf(fields, 'lat'),
    longitude: numberOf(fields, 'lon'),
  };
}
