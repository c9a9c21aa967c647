import type { Deps } from '../../../deps.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Actor } from '../../../platform/db/db.ts';
import { sendPasswordNotice } from '../jobs.ts';
import { checkNewPassword } from './new-password.ts';
import { provePassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { dropPasswordResets } from '../store/password-resets.ts';
import { endOtherSessions } from '../store/sessions.ts';
import { replacePasswordHash } from '../store/password-hashes.ts';

interface PasswordChange {
  readonly actor: Actor;
  readonly currentPassword: string;
  readonly password: string;
}

/** Signs out every other session, and mails the owner in case another person made the change. */
export async function changePassword(
  deps: Deps,
  { actor, currentPassword, password }: PasswordChange,
  refuse: Refuse<'wrong_password' | 'no_password' | 'weak_password' | 'common_password'>,
): Promise<void> {
  await checkNewPassword(password, refuse);
  const { id: userId, passwordHash: oldHash } = await provePassword(
    deps,
    { actor, password: currentPassword },
    refuse,
  );
  const passwordHash = await hashPassword(password);
  await deps.db.system.transaction(async (db) => {
    // Of several changes at once by the same old password, the first makes it an old one for the others.
    const isChanged = await replacePasswordHash(db, userId, { oldHash, passwordHash });
    if (!isChanged) refuse('wrong_password');
    await endOtherSessions(db, userId, actor.sessionId);
    await dropPasswordResets(db, userId);
    await deps.jobs.enqueue(db, sendPasswordNotice, { userId });
  });
  await deps.changes.announce(userId);
}
