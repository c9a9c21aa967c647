import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { findProfiles } from '../profiles/find-profile.ts';
import { plansOf } from '../subscriptions/plan-of.ts';
import { countAllReadings, recentMarks } from './store/marks.ts';

/** All that somebody's readings are written from, apart from the sky. */
export interface KnownReader {
  readonly userId: string;
  readonly plan: Plan;
  readonly profile: Profile | null;
  /** How many readings of that name a date has brought already. */
  readonly turnOf: (reading: string, date: string) => number;
  /** What the next one is to be unlike. */
  readonly history: readonly (readonly number[])[];
}

/** Looks them up together, in four statements however many they are; in the order of their ids. */
export async function learnReaders(
  db: Db,
  userIds: readonly string[],
  { dates, now }: { dates: readonly string[]; now: Date },
): Promise<KnownReader[]> {
  if (userIds.length === 0) return [];
  const plans = await plansOf(db, userIds, now);
  const profiles = Map.groupBy(await findProfiles(db, userIds), ({ user_id }) => user_id);
  const marks = Map.groupBy(await recentMarks(db, userIds), ({ userId }) => userId);
  const counts = new Map(
    (await countAllReadings(db, userIds, dates)).map(({ userId, reading, date, readings }) => [
      `${userId} ${reading} ${date}`,
      readings,
    ]),
  );
  return plans.map((plan, index) => {
    const userId = userIds[index] ?? '';
    return {
      userId,
      plan,
      profile: profiles.get(userId)?.[0] ?? null,
      turnOf: (reading, date) => counts.get(`${userId} ${reading} ${date}`) ?? 0,
      history: (marks.get(userId) ?? []).map(({ grams }) => grams),
    };
  });
}
