import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import { limitRate } from '../../../http/limits/limit-rate.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Actor } from '../../../platform/db/db.ts';
import { sendAddressCode } from '../jobs.ts';
import { provePassword } from '../passwords/own-password.ts';
import { addressKey, addressRates } from '../rates.ts';
import { isEmail } from './sign-up.ts';
import { beginChange } from '../store/address-changes.ts';
import { findUserByEmail } from '../store/users.ts';

interface NewAddress {
  readonly actor: Actor;
  readonly email: string;
  readonly password: string;
}

/** Begins a change of address. Until the new one has shown to be theirs, the old one stays. */
export async function changeAddress(
  deps: Deps,
  { actor, email, password }: NewAddress,
  refuse: Refuse<
    'wrong_password' | 'no_password' | 'invalid_email' | 'same_address' | 'address_taken'
  >,
): Promise<void> {
  if (!isEmail(email)) refuse('invalid_email');
  const user = await provePassword(deps, { actor, password }, refuse);
  if (user.email === email) refuse('same_address');
  // Counted with sign-ups: both send mail to an address that is not confirmed yet.
  await limitRate(deps, addressKey('sign-up', email), addressRates['sign-up']);
  const other = await findUserByEmail(deps.db.system, email);
  if (other?.emailConfirmedAt) refuse('address_taken');
  await deps.db.system.transaction(async (db) => {
    const createdAt = deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_LIFETIME_MS);
    const { id: userId } = user;
    const changeId = await beginChange(db, { userId, newEmail: email, createdAt, expiresAt });
    await deps.jobs.enqueue(db, sendAddressCode, { changeId });
  });
}
