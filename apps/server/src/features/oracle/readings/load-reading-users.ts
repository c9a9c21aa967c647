import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import type { Db } from '../../../platform/db/db.ts';
import { findProfiles } from '../../profiles/find-profile.ts';
import { plansOf } from '../../subscriptions/access/plan-of.ts';
import { findUserPages, type UserPages } from './user-pages.ts';

/** All data that a user's readings are written from, apart from the sky. */
export interface ReadingUser {
  readonly userId: string;
  readonly plan: Plan;
  readonly profile: Profile | null;
  readonly pages: UserPages;
}

/** Looks them up together, in three statements however many they are; in the order of their ids. */
export async function loadReadingUsers(
  db: Db,
  userIds: readonly string[],
  { dates, now }: { dates: readonly string[]; now: Date },
): Promise<ReadingUser[]> {
  if (userIds.length === 0) return [];
  const plans = await plansOf(db, userIds, now);
  const profiles = Map.groupBy(await findProfiles(db, userIds), ({ user_id }) => user_id);
  const pagesOf = await findUserPages(db, userIds, dates);
  return plans.map((plan, index) => {
    const userId = userIds[index] ?? '';
    return {
      userId,
      plan,
      profile: profiles.get(userId)?.[0] ?? null,
      pages: pagesOf(userId),
    };
  });
}
