import type { Deps } from '../../../deps.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import { sendPasswordNotice } from '../jobs.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { hashToken } from '../secrets.ts';
import { spendPasswordReset } from '../store/password-resets.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { setPasswordHash } from '../store/password-hashes.ts';

export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  refuse: Refuse<'link_invalid' | 'weak_password' | 'common_password'>,
): Promise<void> {
  await checkNewPassword(password, refuse);
  const passwordHash = await hashPassword(password);
  const owner = await deps.db.system.transaction(async (db) => {
    const userId = await spendPasswordReset(db, hashToken(token), deps.clock.now());
    if (userId === null) return refuse('link_invalid');
    await setPasswordHash(db, userId, passwordHash);
    await endSessionsOf(db, userId);
    await deps.jobs.enqueue(db, sendPasswordNotice, { userId });
    return userId;
  });
  await deps.changes.announce(owner);
}
