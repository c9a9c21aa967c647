import type { User } from '@palm/contract/entities';
import { CONFIRMATION_CODE_TRIES } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Actor, Db } from '../../../platform/db/db.ts';
import { violatesUnique } from '../../../platform/db/postgres-error.ts';
import { scheduleMail } from '../../daily-mail/schedule/schedule-mail.ts';
import { carryTrial } from '../../subscriptions/trial/carry-trial.ts';
import { moveCustomer } from '../../subscriptions/stripe/move-customer.ts';
import { sendAddressNotice } from '../jobs.ts';
import { grantListedAdmin } from '../roles.ts';
import { hashCode, sameHash } from '../secrets.ts';
import {
  type AddressChange,
  countWrongCode,
  lockChange,
  noteChanged,
} from '../store/address-changes.ts';
import { dropPasswordResets } from '../store/password-resets.ts';
import { findUser, moveUser, type UserRow } from '../store/users.ts';
import { userEntity } from '../user-entity.ts';

type Refusals = 'code_wrong' | 'code_expired' | 'code_spent' | 'address_taken';

export async function confirmAddress(
  deps: Deps,
  { actor, code }: { actor: Actor; code: string },
  refuse: Refuse<Refusals>,
): Promise<User> {
  await deps.db.checkSession(actor);
  // The verdict leaves the transaction before it is refused: a wrong try must stay counted.
  const verdict = await deps.db.system
    .transaction((db) => tryCode(deps, db, actor.userId, code))
    .catch(takenMeanwhile);
  return typeof verdict === 'string' ? refuse(verdict) : userEntity(verdict);
}

/** Of two accounts that show at the same moment that an address is theirs, the second finds it taken. */
function takenMeanwhile(error: unknown): Refusals {
  if (violatesUnique(error, 'users_email_key')) return 'address_taken';
  throw error;
}

async function tryCode(
  deps: Deps,
  db: Db,
  userId: string,
  code: string,
): Promise<UserRow | Refusals> {
  const change = await lockChange(db, userId);
  if (!change?.codeHash) return 'code_wrong';
  if (change.wrongTries >= CONFIRMATION_CODE_TRIES) return 'code_spent';
  if (change.expiresAt <= deps.clock.now()) return 'code_expired';
  if (!sameHash(change.codeHash, hashCode(change.id, code))) {
    await countWrongCode(db, change.id);
    return 'code_wrong';
  }
  return move(deps, db, change);
}

async function move(
  deps: Deps,
  db: Db,
  { id, userId, newEmail }: AddressChange,
): Promise<UserRow | Refusals> {
  const before = await findUser(db, userId);
  const user = await moveUser(db, userId, newEmail);
  if (!before || !user) return 'address_taken';
  await noteChanged(db, id, before.email);
  // A link that lies in the old mailbox must open nothing here any more.
  await dropPasswordResets(db, userId);
  const now = deps.clock.now();
  await carryTrial(db, { userId, email: newEmail, now });
  await moveCustomer(deps, db, userId);
  // Daily mail may have been stopped for the old address.
  await scheduleMail(db, userId, { now });
  await grantListedAdmin(deps, db, user);
  await deps.jobs.enqueue(db, sendAddressNotice, { changeId: id });
  return user;
}
