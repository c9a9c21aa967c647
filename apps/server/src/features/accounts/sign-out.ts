import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { hashToken } from './secrets.ts';
import { endSession, endSessionsOf, ownerOfSession } from './store/sessions.ts';

export async function signOut(
  deps: Deps,
  caller: Caller,
  scope: 'local' | 'global' | 'others',
): Promise<void> {
  const secret = caller.cookie('session');
  if (secret === null) return;
  const secretHash = hashToken(secret);
  if (scope === 'local') await endSession(deps.db.system, secretHash);
  else {
    const userId = await ownerOfSession(deps.db.system, secretHash);
    if (userId) {
      await endSessionsOf(deps.db.system, userId, scope === 'others' ? secretHash : null);
      await deps.changes.announce(userId);
    }
  }
  if (scope !== 'others') caller.dropCookie('session');
}
