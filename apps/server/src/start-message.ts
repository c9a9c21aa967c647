import type { Deps } from './deps.ts';
import type { DemoAccount } from './features/demo/seed-demo.ts';
import { MAILBOX_PATH, mailboxIsOpen } from './http/pages/mailbox.ts';

/** The text printed after the server has started. */
export function startMessage(deps: Deps, demoAccounts: readonly DemoAccount[]): string {
  const { config } = deps;
  return [
    '',
    `  Palm & Soul is open at ${config.publicUrl}`,
    '',
    mailboxIsOpen(config)
      ? `  Its mail stays on this machine, for all who can reach it: ${config.publicUrl}${MAILBOX_PATH}`
      : `  Its mail ${config.smtp ? 'leaves by SMTP' : 'goes nowhere: set SMTP_URL to send it'}`,
    `  The calls it answers: ${config.publicUrl}/docs/api`,
    `  To become an admin: start it with ADMIN_EMAILS=you@example.com, then sign up with that address`,
    ...(demoAccounts.length > 0 ? ['', '  Demo accounts:'] : []),
    ...demoAccounts.map(
      ({ plan, email, password }) => `    ${plan.padEnd(8)} ${email.padEnd(24)} ${password}`,
    ),
    '',
    '',
  ].join('\n');
}
