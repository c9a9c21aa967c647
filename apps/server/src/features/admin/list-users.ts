import type { AdminUserQuery } from '@palm/contract/admin';
import type { AdminUserRecord } from '@palm/contract/entities';
import { ADMIN_LIST_MAX } from '@palm/contract/limits';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { planSummaries, type UserPlan } from '../subscriptions/access/plan-summaries.ts';
import type { AdminFigures } from './read-figures.ts';
import { countFitting, type ListedUser, selectUsers } from './store/users-page.ts';
import { readCursor, writeCursor } from './user-cursor.ts';

interface UserPage {
  readonly users: AdminUserRecord[];
  readonly next: string | null;
}

/** A page of users, and how many there are in all. */
export async function listUsers(
  figures: AdminFigures,
  query: AdminUserQuery,
  refuse: Refuse<never>,
): Promise<UserPage & { readonly total: number }> {
  const isEverybody =
    query.search === '' && query.subscription === undefined && query.email_status === undefined;
  const [page, total] = await Promise.all([
    figures.read((db, now) => pageOfUsers(db, query, now, refuse)),
    isEverybody
      ? figures.users().then((counts) => counts.total)
      : figures.read((db, now) => countFitting(db, query, now)),
  ]);
  return { ...page, total };
}

export async function pageOfUsers(
  db: Db,
  query: AdminUserQuery,
  now: Date,
  refuse: Refuse<never>,
): Promise<UserPage> {
  const limit = query.limit ?? ADMIN_LIST_MAX;
  const after = query.after === undefined ? null : readCursor(query.after, query.sort);
  if (query.after !== undefined && after === null) return refuse('invalid_input');
  // One more than asked for tells whether another page follows.
  const found = await selectUsers(db, { ...query, limit: limit + 1, after }, now);
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const plans = await planSummaries(db, ids, now);
  const last = shown.at(-1);
  return {
    users: shown.map((user) => userRecord(user, plans.get(user.id))),
    next: found.length > limit && last ? writeCursor(last, query.sort) : null,
  };
}

const userRecord = (user: ListedUser, plan: UserPlan | undefined): AdminUserRecord => ({
  id: user.id,
  email: user.email,
  display_name: user.displayName,
  email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
  subscription_status: plan?.status ?? 'free',
  trial_days_left: plan?.trialDaysLeft ?? 0,
  created_at: user.createdAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
});
