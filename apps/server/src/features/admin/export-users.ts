import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { AdminUserRecord } from '@palm/contract/entities';
import { ADMIN_LIST_MAX } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { noteAction } from './audit.ts';
import { csvOf } from './csv.ts';
import { pageOfUsers } from './list-users.ts';

type Wanted = ParsedInputOf<Calls['exportUsers']>;

const columns = Object.keys(AdminUserRecord.shape) as (keyof AdminUserRecord)[];

/** Exports are audit-logged. */
export async function exportUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: string,
  wanted: Wanted,
): Promise<{ csv: string; users: number }> {
  const now = clock.now();
  const users = await allUsers(db.system, wanted, now);
  const details = `${users.length} ${users.length === 1 ? 'user' : 'users'}`;
  await noteAction(db.system, { kind: 'export_users', adminId, details, at: now });
  const rows = users.map((user) => columns.map((column) => String(user[column] ?? '')));
  return { csv: csvOf([columns, ...rows]), users: users.length };
}

/** Page by page, so that others get a turn at the embedded database in between. */
async function allUsers(db: Db, wanted: Wanted, now: Date): Promise<AdminUserRecord[]> {
  const users: AdminUserRecord[] = [];
  for (let after: string | null | undefined = undefined; after !== null;) {
    const query = { ...wanted, limit: ADMIN_LIST_MAX, after };
    const page = await pageOfUsers(db, query, now, refuse);
    users.push(...page.users);
    after = page.next;
  }
  return users;
}
