import { changeRole, type RoleChange } from './features/admin/change-role.ts';
import { createAdminFigures } from './features/admin/read-figures.ts';
import { adminStats } from './features/admin/stats.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/db.ts';
import { type Options, type Say, sayUsers } from './admin-command-users.ts';

export const USAGE = `Usage: npm run admin -- <command>
  grant <email>                    makes a confirmed account an admin
  revoke <email>                   takes the role away, but not from the last admin
  stats [--json]                   the eight figures
  users [--search text] [--json]   the users, newest first`;

/** One command as it was typed; null when it makes no sense. */
export type AdminCommand =
  | { readonly name: 'grant' | 'revoke'; readonly email: string }
  | { readonly name: 'stats' | 'users' };

export function readCommand([name, email, ...more]: readonly string[]): AdminCommand | null {
  if (more.length > 0) return null;
  if (name === 'grant' || name === 'revoke') return email === undefined ? null : { name, email };
  return (name === 'stats' || name === 'users') && email === undefined ? { name } : null;
}

/** Answers the exit code: 0 done, 1 refused. */
export async function runAdmin(
  db: Database,
  command: AdminCommand,
  options: Options,
  say: Say,
): Promise<number> {
  switch (command.name) {
    case 'grant':
    case 'revoke':
      return setRole(db, command.name, command.email, { ...options, say });
    case 'stats':
      await sayStats(db, options, say);
      return 0;
    case 'users':
      await sayUsers(db, options, say);
      return 0;
  }
}

const words = {
  granted: 'is an admin now.',
  revoked: 'is no longer an admin.',
  'already so': 'is that already. Nothing was changed.',
  unknown: 'has no account here.',
  unconfirmed: 'has not confirmed the address yet. Only a confirmed user can be made an admin.',
  'last admin': 'is the last admin. Make another user an admin first.',
} as const satisfies Record<RoleChange, string>;

const STILL_LISTED =
  'ADMIN_EMAILS still lists this address: take it out, or the next sign-in makes it an admin again.';

const done: ReadonlySet<RoleChange> = new Set(['granted', 'revoked', 'already so']);

async function setRole(
  db: Database,
  change: 'grant' | 'revoke',
  typed: string,
  { listed = [], say }: Options & { say: Say },
): Promise<number> {
  const email = typed.trim().toLowerCase();
  const outcome = await changeRole(db, { email, change, now: new Date() });
  say(`${email} ${words[outcome]}`);
  if (change === 'revoke' && listed.includes(email)) say(STILL_LISTED);
  return done.has(outcome) ? 0 : 1;
}

async function sayStats(db: Database, { json }: Options, say: Say): Promise<void> {
  const stats = await adminStats(createAdminFigures({ db, clock: systemClock }));
  if (json) say(JSON.stringify(stats));
  else for (const [name, value] of Object.entries(stats)) say(`${name.padEnd(16)} ${value}`);
}
