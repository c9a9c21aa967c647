import type { AdminUserQuery } from '@palm/contract/admin';
import type { AdminUserRecord } from '@palm/contract/entities';
import { ADMIN_LIST_MAX } from '@palm/contract/limits';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { countFitting, type ListedUser, selectUsers } from './store/users-page.ts';
import { readCursor, writeCursor } from './user-cursor.ts';

export interface UserList {
  readonly users: AdminUserRecord[];
  readonly total: number;
  readonly next: string | null;
}

export async function listUsers(
  db: Db,
  query: AdminUserQuery,
  now: Date,
  refuse: Refuse<never>,
): Promise<UserList> {
  const limit = query.limit ?? ADMIN_LIST_MAX;
  const after = query.after === undefined ? null : readCursor(query.after, query.sort);
  if (query.after !== undefined && after === null) return refuse('invalid_input');
  // One more than asked for tells whether another page follows.
  const found = await selectUsers(db, { ...query, limit: limit + 1, after }, now);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    users: shown.map(userRecord),
    total: await countFitting(db, query, now),
    next: found.length > limit && last ? writeCursor(last, query.sort) : null,
  };
}

const userRecord = (user: ListedUser): AdminUserRecord => ({
  id: user.id,
  email: user.email,
  display_name: user.displayName,
  email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
  subscription_status: user.status ?? 'free',
  trial_days_left: user.trialDaysLeft ?? 0,
  created_at: user.createdAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
});
