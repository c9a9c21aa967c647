import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/db.ts';
import { userRoles, users } from '../../platform/db/schema.ts';
import { lockAdmins } from '../accounts/roles.ts';
import { noteAction } from './audit.ts';

export type RoleChange =
  | 'granted'
  | 'revoked'
  | 'already so'
  | 'unknown'
  | 'unconfirmed'
  | 'last admin';

interface Wish {
  readonly email: string;
  readonly change: 'grant' | 'revoke';
  readonly now: Date;
}

/** Called from the command line, so the caller already has access to the database. */
export const changeRole = (db: Database, wish: Wish): Promise<RoleChange> =>
  db.system.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, wish.email));
    if (!user) return 'unknown';
    const outcome = wish.change === 'grant' ? await grant(tx, user) : await revoke(tx, user.id);
    if (outcome !== 'granted' && outcome !== 'revoked') return outcome;
    const kind = outcome === 'granted' ? 'grant_admin' : 'revoke_admin';
    await noteAction(tx, { kind, adminId: null, subjectId: user.id, at: wish.now });
    return outcome;
  });

async function grant(
  db: Db,
  { id, emailConfirmedAt }: { id: string; emailConfirmedAt: Date | null },
): Promise<RoleChange> {
  if (emailConfirmedAt === null) return 'unconfirmed';
  const added = await db
    .insert(userRoles)
    .values({ userId: id, role: 'admin' })
    .onConflictDoNothing()
    .returning();
  return added.length > 0 ? 'granted' : 'already so';
}

async function revoke(db: Db, userId: string): Promise<RoleChange> {
  const admins = await lockAdmins(db);
  if (!admins.includes(userId)) return 'already so';
  if (admins.length === 1) return 'last admin';
  await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  return 'revoked';
}
