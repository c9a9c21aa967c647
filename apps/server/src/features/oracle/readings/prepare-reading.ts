import { DAY_MS } from '@palm/astrology/instant';
import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import type { Person, WrittenRequest } from '@palm/oracle/request';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findProfile } from '../../profiles/find-profile.ts';
import { planOf } from '../../subscriptions/access/plan-of.ts';
import { findUserPages, type UserPages } from './user-pages.ts';
import { requestOf, type ReadingContext } from './reading-request.ts';

export interface WantedReading {
  readonly context: ReadingContext;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
  /** How often another page was asked for. */
  readonly again: number;
  /** The person the user keeps, where the context names one. */
  readonly person?: Person | null;
  /** Whether a model may write: it is told the last pages. */
  readonly hasModel: boolean;
}

export interface PreparedReading {
  readonly request: WrittenRequest;
  readonly pages: UserPages;
}

export type ReadingRefusal = Refuse<'premium_only' | 'profile_incomplete'>;

/** Whether this person may have it, from what, and after which pages. */
export async function prepareReading(
  db: Db,
  userId: string,
  { context, date, zone, now, hasModel, person = null }: WantedReading,
  refuse: ReadingRefusal,
): Promise<PreparedReading> {
  const [plan, profile, pagesOf] = await Promise.all([
    planOf(db, userId, now),
    findProfile(db, userId),
    findUserPages(db, [userId], hasModel ? lastDays(date) : [date]),
  ]);
  const ready = requireProfileFor(context, profile, plan, refuse);
  return { request: requestOf(context, ready, { date, zone }, person), pages: pagesOf(userId) };
}

const DAYS_TOLD = 4;

/** A day and those before it whose pages the next one must be unlike. */
export const lastDays = (date: string): string[] =>
  Array.from({ length: DAYS_TOLD }, (_, ago) =>
    new Date(Date.parse(date) - ago * DAY_MS).toISOString().slice(0, 10),
  );

/** The profile, once it has what this reading needs and the plan allows it. */
export function requireProfileFor(
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
