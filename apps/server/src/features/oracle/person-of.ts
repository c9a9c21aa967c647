import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { Profile } from '@palm/contract/entities';
import type { Person } from '@palm/oracle/request';

/** What the writer may know of somebody: what they gave, and nothing else. */
export function personOf(profile: Profile): Person {
  const { birth_date: date } = profile;
  if (date === null) return {};
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const name = profile.birth_name?.split(' ')[0];
  return {
    name,
    sign: zodiacSignOf({ month, day }),
    birth: {
      date,
      time: profile.birth_time ?? undefined,
      latitude: profile.birth_latitude ?? undefined,
      longitude: profile.birth_longitude ?? undefined,
      zone: profile.birth_timezone ?? undefined,
    },
  };
}
