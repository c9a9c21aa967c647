import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockAdmins } from '../accounts/roles.ts';
import { deleteUserIn } from '../account-deletion/delete-user.ts';
import { noteAction } from './audit.ts';

/** Deletes another user's account. The caller's admin role is checked in the same transaction. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'statistics' | 'changes'>,
  { adminId, userId }: { adminId: string; userId: string },
  refuse: Refuse<'own_account' | 'last_admin' | 'user_gone'>,
): Promise<void> {
  if (adminId === userId) refuse('own_account');
  // As when they delete themselves: what they did a moment ago goes, too.
  await deps.statistics.events.settle();
  await deps.db.system.transaction(async (db) => {
    await refuseWithoutAdmin(db, { adminId, userId }, refuse);
    if (!(await deleteUserIn(deps, db, userId))) refuse('user_gone');
    const at = deps.clock.now();
    await noteAction(db, { kind: 'delete_user', adminId, subjectId: userId, at });
  });
  await deps.changes.announce(userId);
}

/** Two admins who delete each other at the same moment: the roles are held, so one of them comes second. */
async function refuseWithoutAdmin(
  db: Db,
  { adminId, userId }: { adminId: string; userId: string },
  refuse: Refuse<'last_admin'>,
): Promise<void> {
  const admins = await lockAdmins(db);
  if (!admins.includes(adminId)) refuse('forbidden');
  if (admins.every((id) => id === userId)) refuse('last_admin');
}
