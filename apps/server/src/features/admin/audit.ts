import type { AdminAction } from '@palm/contract/admin';
import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { adminActions, users } from '../../platform/db/schema.ts';

type NewAction = Pick<AdminAction, 'kind'> & {
  /** Null at the command line. */
  readonly adminId: string | null;
  readonly subjectId?: string;
  readonly details?: string;
  readonly at: Date;
};

const SHOWN = 20;

/** Written in the transaction of the action: neither stands without the other. */
export async function noteAction(db: Db, action: NewAction): Promise<void> {
  await db.insert(adminActions).values(action);
}

/** What admins did lately, newest first. */
export async function latestActions(db: Db): Promise<AdminAction[]> {
  const rows = await db
    .select({ action: adminActions, admin: users.email })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.adminId))
    .orderBy(desc(adminActions.at), desc(adminActions.id))
    .limit(SHOWN);
  return rows.map(({ action, admin }) => ({
    id: action.id,
    at: action.at.toISOString(),
    kind: action.kind,
    admin,
    atCommandLine: action.adminId === null,
    subjectId: action.subjectId,
    details: action.details,
  }));
}

export async function forgetActions(db: Db, before: Date): Promise<void> {
  await db.delete(adminActions).where(lt(adminActions.at, before));
}
