import type { Calls } from '@palm/contract/calls';
import { MAILBOX_PATH, mailboxIsOpen } from '../../http/pages/mailbox.ts';
import type { Handlers } from '../../http/handler.ts';

export const serverHandlers = {
  serverInfo: async ({ deps }) => ({
    google: deps.config.google !== null,
    billing: deps.payments !== null,
    mailboxPath: mailboxIsOpen(deps.config) ? MAILBOX_PATH : null,
  }),
} satisfies Partial<Handlers<Calls>>;
