import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import type { WrittenRequest } from '@palm/oracle/write';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import { nameOf, requestOf, type ReadingContext } from './reading-request.ts';
import { countReadings, recentGrams } from './store/marks.ts';

export interface WantedReading {
  readonly context: ReadingContext;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

export interface PreparedReading {
  readonly request: WrittenRequest;
  /** How many of this kind the day has brought already. */
  readonly turn: number;
  /** What it is to be unlike. */
  readonly history: readonly (readonly number[])[];
}

export type ReadingRefusal = Refuse<'premium_only' | 'profile_incomplete'>;

/** Whether this person may have it, from what, and unlike which. */
export async function prepareReading(
  db: Db,
  userId: string,
  { context, date, zone, now }: WantedReading,
  refuse: ReadingRefusal,
): Promise<PreparedReading> {
  const [plan, profile, turns, history] = await Promise.all([
    planOf(db, userId, now),
    findProfile(db, userId),
    countReadings(db, { userId, date }),
    recentGrams(db, userId),
  ]);
  const reader = readerOf(context, profile, plan, refuse);
  const request = requestOf(context, reader, { date, zone });
  return { request, turn: turns.get(nameOf(request)) ?? 0, history };
}

/** The profile, once it has what this reading needs and the plan allows it. */
export function readerOf(
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
