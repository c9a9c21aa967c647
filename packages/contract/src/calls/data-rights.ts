import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { EMAIL_MAX_CHARS } from '../limits.ts';

const success = z.object({ success: z.literal(true) });
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS));

export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  access: 'user',
  summary:
    'Deletes your account with every row and file, cancels your subscription and ends every session. There is no way back.',
  /** What was typed to confirm. Where it is given, it must be the account's own address. */
  input: z.object({ email: z.optional(email) }),
  output: success,
  refusals: ['address_mismatch'],
});
