import type { Role } from '@palm/contract/entities';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor, Db } from '../../platform/db/db.ts';
import { userRoles } from '../../platform/db/schema.ts';

/** The role is read from the database each time: a demoted admin is one no longer. */
export async function roleOf(db: Db, userId: string): Promise<Role | null> {
  const [row] = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return row?.role ?? null;
}

export const isAdmin = async (deps: Deps, actor: Actor): Promise<boolean> =>
  (await roleOf(deps.db.eachAsUser(actor), actor.userId)) === 'admin';

/** ADMIN_EMAILS counts only for addresses whose owner has proved to be one. */
export async function grantListedAdmin(
  deps: Deps,
  db: Db,
  user: { id: string; email: string; emailConfirmedAt: Date | null },
): Promise<void> {
  if (user.emailConfirmedAt === null || !deps.config.adminEmails.includes(user.email)) return;
  await db.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
}

/** Locks the rows of all admins until the transaction ends, so that no admin is added or removed meanwhile. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.userId))
    .for('update');
  return rows.map(({ userId }) => userId);
}
