import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const serverInfo = defineCall({
  name: 'server-info',
  method: 'POST',
  access: 'anyone',
  summary:
    'What this server has set up: whether Google sign-in works, whether it takes payments, and where its mail can be read.',
  input: z.object({}),
  output: z.object({
    google: z.boolean(),
    /** Whether Oracle Premium can be bought here. */
    billing: z.boolean(),
    /** Where the mail of a server without SMTP can be read; null on a real one. */
    mailboxPath: z.nullable(z.string()),
  }),
  refusals: [],
});
