import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { Profile } from '@palm/contract/entities';
import type { Person } from '@palm/oracle/request';
import { birthDataOf } from '../../profiles/birth-data-of.ts';

/** The data that a reading may use: what the user entered, and nothing else. */
export function personOf(profile: Profile): Person {
  const birth = birthDataOf(profile);
  if (birth === null) return {};
  const [, month = 0, day = 0] = birth.date.split('-').map(Number);
  const name = profile.birth_name?.split(' ')[0];
  return { name, sign: zodiacSignOf({ month, day }), birth };
}
