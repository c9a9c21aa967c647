import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { forgetCounts } from '../../platform/rate-limit/rate-limit.ts';
import { addressKeysOf } from '../accounts/rates.ts';
import { billingToEnd } from '../subscriptions/ending/end-billing.ts';
import { finishDeletion } from './jobs.ts';
import { addDeletion } from './store/deletions.ts';
import { deleteAccount, deleteTraces, lockAccount } from './store/account-rows.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'clock' | 'statistics'>;

/**
 * Deletes an account. When this returns, every row is gone, every session has ended and the address is free again; what
 * lies outside the database, at the payment provider and in storage, is recorded with it and ended by a job. Either all
 * of that stands or nothing. False when there is no such account.
 */
export async function deleteUser(deps: Needed, userId: string): Promise<boolean> {
  // What they did a moment ago is written first: written later, it would outlive them.
  await deps.statistics.events.settle();
  return deps.db.system.transaction((db) => deleteUserIn(deps, db, userId));
}

/** The same in a transaction that has more to say about it, as who ordered it. */
export async function deleteUserIn(
  deps: Omit<Needed, 'db' | 'statistics'>,
  db: Db,
  userId: string,
): Promise<boolean> {
  const account = await lockAccount(db, userId);
  if (!account) return false;
  const { email, emailConfirmedAt } = account;
  const endings = await billingToEnd(db, userId);
  await deleteTraces(db, { userId, email });
  await forgetCounts(db, { id: userId, keys: addressKeysOf(email) });
  await deps.jobs.forget(db, userId);
  await deleteAccount(db, userId);
  await addDeletion(db, {
    userId,
    // No mail goes to an address that was never confirmed.
    email: emailConfirmedAt === null ? null : email,
    endings,
    requestedAt: deps.clock.now(),
  });
  await deps.jobs.enqueue(db, finishDeletion, { userId }, { singletonKey: userId });
  return true;
}
