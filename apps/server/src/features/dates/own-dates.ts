import { knownZone } from '@palm/astrology/civil-time/zone-name';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Profile } from '@palm/contract/entities';
import { datesFor } from '@palm/oracle/book/dates';
import type { Deps } from '../../deps.ts';
import { personOf } from '../oracle/readings/person-of.ts';
import { todayFor } from '../oracle/readings/today.ts';

type OwnDates = OutputOf<Calls['getDates']>;

/** The days of the next weeks that matter for a user's chart; null without a birth date. */
export function ownDates(
  deps: Pick<Deps, 'config' | 'clock' | 'oracle'>,
  profile: Profile,
  givenZone: string | undefined,
): OwnDates {
  const zone = knownZone(givenZone ?? '') ?? 'UTC';
  const from = todayFor(deps, zone);
  const person = personOf(profile);
  if (person.birth === undefined) return null;
  const { book, bookSkyOf } = deps.oracle;
  const dates = datesFor({ person, on: { date: from, zone }, book: book(), skyOf: bookSkyOf });
  return {
    from,
    hasBirthTime: person.birth.time !== undefined,
    dates: dates.map(({ fact, ...date }) => ({ ...date, receipt: { ...fact } })),
  };
}
