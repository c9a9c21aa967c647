import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { userRoles } from '../../../platform/db/schema.ts';
import { hashPassword } from '../passwords/password.ts';
import { claimAddress, confirmUser } from '../store/users.ts';

/** An account made by the operator, without a mail. One that is already there is left as it is. */
export async function createConfirmedUser(
  deps: Deps,
  db: Db,
  { email, password, isAdmin }: { email: string; password: string; isAdmin: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const { id, emailConfirmedAt } = await claimAddress(db, email, now);
  if (emailConfirmedAt !== null) return;
  await confirmUser(db, id, { passwordHash: await hashPassword(password), now });
  if (isAdmin)
    await db.insert(userRoles).values({ userId: id, role: 'admin' }).onConflictDoNothing();
}
