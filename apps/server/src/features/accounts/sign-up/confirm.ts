import { CONFIRMATION_CODE_TRIES } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { grantListedAdmin } from '../roles.ts';
import { hashCode, hashToken, sameHash } from '../secrets.ts';
import {
  countWrongTry,
  dropAttempts,
  findAttemptByLink,
  lockAttempts,
  type SignupAttempt,
} from '../store/signup-attempts.ts';
import { confirmUser, findUserByEmail, type UserRow } from '../store/users.ts';

type CodeVerdict = 'confirmed' | 'code_wrong' | 'code_expired' | 'code_spent';

export async function confirmWithCode(
  deps: Deps,
  { email, code }: { email: string; code: string },
  refuse: Refuse<Exclude<CodeVerdict, 'confirmed'>>,
): Promise<void> {
  // The verdict leaves the transaction before it is refused: a wrong try must stay counted.
  const verdict = await deps.db.system.transaction((db) => tryCode(deps, db, email, code));
  if (verdict !== 'confirmed') refuse(verdict);
}

async function tryCode(deps: Deps, db: Db, email: string, code: string): Promise<CodeVerdict> {
  const user = await findUserByEmail(db, email);
  const attempts = user ? await lockAttempts(db, user.id) : [];
  const match = attempts.find(
    ({ id, codeHash }) => codeHash !== null && sameHash(codeHash, hashCode(id, code)),
  );
  const judged = match ?? attempts[0];
  if (!user || !judged) return 'code_wrong';
  if (judged.wrongTries >= CONFIRMATION_CODE_TRIES) return 'code_spent';
  if (judged.expiresAt <= deps.clock.now()) return 'code_expired';
  if (match) {
    await confirmAttempt(deps, db, match);
    return 'confirmed';
  }
  await countWrongTry(db, user.id);
  return 'code_wrong';
}

export async function confirmWithLink(deps: Deps, db: Db, token: string): Promise<UserRow | null> {
  const attempt = await findAttemptByLink(db, hashToken(token));
  if (!attempt || attempt.expiresAt <= deps.clock.now()) return null;
  return confirmAttempt(deps, db, attempt);
}

/** Sets the password that came with this very attempt; whatever others proposed is dropped. */
async function confirmAttempt(deps: Deps, db: Db, attempt: SignupAttempt): Promise<UserRow | null> {
  const { userId, passwordHash } = attempt;
  const user = await confirmUser(db, userId, { passwordHash, now: deps.clock.now() });
  await dropAttempts(db, userId);
  if (user) await grantListedAdmin(deps, db, user);
  return user;
}
