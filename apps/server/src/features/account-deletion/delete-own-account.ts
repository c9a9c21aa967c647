import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { deleteUser } from './delete-user.ts';
import { addressOf } from './store/account-rows.ts';

/**
 * For users with a valid session. The typed address must match, so that a dialog in a tab of another account deletes
 * nothing.
 */
export async function deleteOwnAccount(
  deps: Deps,
  { actor, typed, caller }: { actor: Actor; typed: string; caller: Caller },
  refuse: Refuse<'address_mismatch'>,
): Promise<void> {
  const own = await addressOf(deps.db.eachAsUser(actor), actor.userId);
  if (typed !== own) refuse('address_mismatch');
  await deleteUser(deps, actor.userId);
  await deps.changes.announce(actor.userId);
  caller.dropCookie('session');
}
