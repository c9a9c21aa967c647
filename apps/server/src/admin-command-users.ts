import { AdminUserQuery } from '@palm/contract/admin';
import { pageOfUsers } from './features/admin/list-users.ts';
import { refuse } from './http/answers/refusal.ts';
import type { Database } from './platform/db/db.ts';

export interface Options {
  readonly json?: boolean;
  readonly search?: string | undefined;
  /** Whom ADMIN_EMAILS makes an admin at every sign-in. */
  readonly listed?: readonly string[];
}
export type Say = (line: string) => void;

/** Page by page, so that a large base is written as it is read. */
export async function sayUsers(
  db: Database,
  { json, search = '' }: Options,
  say: Say,
): Promise<void> {
  const now = new Date();
  let after: string | null | undefined;
  while (after !== null) {
    const query = AdminUserQuery.parse({ search, ...(after !== undefined && { after }) });
    const page = await pageOfUsers(db.system, query, now, refuse);
    for (const user of page.users) {
      say(
        json
          ? JSON.stringify(user)
          : [
              user.created_at.slice(0, 10),
              user.email_confirmed_at === null ? 'pending  ' : 'confirmed',
              user.subscription_status.padEnd(7),
              user.email,
              user.display_name ?? '',
            ]
              .join('  ')
              .trimEnd(),
      );
    }
    after = page.next;
  }
}
