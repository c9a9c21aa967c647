import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';
import type { Profile } from '@palm/contract/entities';
import type { OracleContext } from '@palm/contract/oracle';
import type { Person, WrittenRequest } from '@palm/oracle/request';
import { personOf } from './person-of.ts';

export type ReadingContext = Exclude<OracleContext, { kind: 'chat' }>;

interface Day {
  readonly date: string;
  readonly zone: string;
}

/** A horoscope for one's own sign is written from one's own chart; for another sign, from that sign alone. */
export function requestOf(
  context: ReadingContext,
  profile: Profile,
  day: Day,
  /** The person the user keeps, where the context names one. */
  kept: Person | null = null,
): WrittenRequest {
  const user = personOf(profile);
  const { date, zone } = day;
  switch (context.kind) {
    case 'daily':
      return { date, zone, kind: 'daily', type: context.type, person: user };
    case 'horoscope': {
      const person = context.sign === user.sign ? user : { sign: context.sign };
      return { date, zone, kind: 'horoscope', type: context.type, person };
    }
    case 'partner':
      return { date, zone, kind: 'partner', person: user, partner: kept ?? partnerOf(context) };
    case 'compatibility': {
      // Two charts, or two signs: one chart says nothing of a pair.
      const partner = kept ?? partnerOf(context);
      const isOwnPair = partner.birth !== undefined && context.sign === user.sign;
      const person = isOwnPair ? user : { sign: context.sign };
      return { date, zone, kind: 'compatibility', person, partner };
    }
  }
}

/** The sign of the birth date wins over the picked sign. */
function partnerOf({
  partnerSign,
  partnerBirthDate,
}: {
  partnerSign: SignId;
  partnerBirthDate?: string | undefined;
}): Person {
  if (partnerBirthDate === undefined) return { sign: partnerSign };
  const [, month = 0, day = 0] = partnerBirthDate.split('-').map(Number);
  return { sign: zodiacSignOf({ month, day }), birth: { date: partnerBirthDate } };
}
