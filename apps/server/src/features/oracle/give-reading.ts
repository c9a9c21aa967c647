import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Profile } from '@palm/contract/entities';
import type { OracleContext } from '@palm/contract/oracle';
import type { Plan } from '@palm/contract/plans';
import { factsFor } from '@palm/oracle/facts';
import { fourGrams } from '@palm/oracle/four-grams';
import { write, type WrittenRequest } from '@palm/oracle/write';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import { personOf } from './person-of.ts';
import { addMark, countReadings, recentGrams } from './store.ts';

export type OracleAnswer = OutputOf<Calls['oracleChat']>;
type ReadingContext = Exclude<OracleContext, { kind: 'chat' }>;
type ReadingRefusal = Refuse<'premium_only' | 'profile_incomplete'>;

interface Wanted {
  readonly userId: string;
  readonly context: ReadingContext;
  readonly date: string;
  readonly zone: string | undefined;
  readonly now: Date;
}

/** A reading from the sky of the day and what the reader gave: true to the facts it cites, unlike the ones before it. */
export async function giveReading(
  db: Db,
  { userId, context, date, zone, now }: Wanted,
  refuse: ReadingRefusal,
): Promise<OracleAnswer> {
  const plan = await planOf(db, userId, now);
  const profile = await findProfile(db, userId);
  const reader = readerOf(context, profile, plan, refuse);
  const request = requestOf(context, reader, { date, zone });
  const reading = nameOf(context);
  const turn = await countReadings(db, { userId, reading, date });
  const history = await recentGrams(db, userId);
  const written = write(request, factsFor(request), { seed: userId, turn, history });
  await addMark(db, {
    userId,
    reading,
    readingDate: date,
    grams: [...fourGrams(written.text)],
    createdAt: now,
  });
  return {
    response: written.text,
    title: written.title,
    parts: written.parts.map(({ text, cites }) => ({ text, cites: [...cites] })),
    receipts: written.facts.map((fact) => ({ ...fact })),
    date,
    messagesLeft: null,
    isCare: false,
    source: { writer: 'embedded', model: null, fallback: null },
  };
}

/** The profile, once it has what this reading needs and the plan allows it. */
function readerOf(
  context: ReadingContext,
  profile: Profile | null,
  plan: Plan,
  refuse: ReadingRefusal,
): Profile {
  if (context.kind === 'daily' && !plan.dailyReadings.includes(context.type)) {
    return refuse('premium_only');
  }
  if (!profile?.birth_date) return refuse('profile_incomplete');
  const isTimeAnswered = profile.birth_time !== null || profile.birth_time_unknown;
  if (context.kind === 'daily' && (!isTimeAnswered || profile.birth_location === null)) {
    return refuse('profile_incomplete');
  }
  return profile;
}

/** A horoscope for one's own sign is written from one's own chart; for another sign, from that sign alone. */
function requestOf(
  context: ReadingContext,
  profile: Profile,
  day: { date: string; zone: string | undefined },
): WrittenRequest {
  const reader = personOf(profile);
  switch (context.kind) {
    case 'daily':
      return { ...day, kind: 'daily', type: context.type, person: reader };
    case 'horoscope': {
      const person = context.sign === reader.sign ? reader : { sign: context.sign };
      return { ...day, kind: 'horoscope', type: context.type, person };
    }
    case 'partner':
      return { ...day, kind: 'partner', person: reader, partner: { sign: context.partnerSign } };
    case 'compatibility':
      return {
        ...day,
        kind: 'compatibility',
        person: { sign: context.sign },
        partner: { sign: context.partnerSign },
      };
  }
}

function nameOf(context: ReadingContext): string {
  switch (context.kind) {
    case 'daily':
      return `daily:${context.type}`;
    case 'horoscope':
      return `horoscope:${context.type}:${context.sign}`;
    case 'partner':
      return `partner:${context.partnerSign}`;
    case 'compatibility':
      return `compatibility:${context.sign}:${context.partnerSign}`;
  }
}
