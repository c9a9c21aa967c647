import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { User } from '../entities.ts';
import { CONFIRMATION_CODE_CHARS, EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS } from '../limits.ts';

const success = z.object({ success: z.literal(true) });
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS));
const password = z.string().check(z.maxLength(PASSWORD_MAX_CHARS));

const Device = z.object({
  /** The session's id. */
  id: z.uuid(),
  /** As far as the browser tells: 'Firefox on Windows'. */
  name: z.string(),
  signedInAt: timestamp,
  lastSeenAt: timestamp,
  /** The one that asks. */
  isThisOne: z.boolean(),
});

export const getSecurity = defineCall({
  name: 'get-security',
  method: 'POST',
  access: 'user',
  summary: 'How you sign in, where you are signed in, and whether your address is being changed.',
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    /** Waits for the code that was mailed to it. */
    newEmail: z.nullable(z.string()),
    /** This one first, then those seen last. */
    devices: z.array(Device),
  }),
  refusals: [],
});

export const endSession = defineCall({
  name: 'end-session',
  method: 'POST',
  access: 'user',
  summary: 'Signs you out on one device.',
  input: z.object({ id: z.uuid() }),
  output: success,
  refusals: [],
});

export const changePassword = defineCall({
  name: 'change-password',
  method: 'POST',
  access: 'user',
  summary: 'Sets a new password, by the present one, and signs you out everywhere else.',
  input: z.object({ currentPassword: password, password }),
  output: success,
  refusals: ['wrong_password', 'no_password', 'weak_password', 'common_password'],
});

export const changeEmail = defineCall({
  name: 'change-email',
  method: 'POST',
  access: 'user',
  summary: 'Mails a code to a new address. Your address changes once that code comes back.',
  input: z.object({ email, password }),
  output: success,
  refusals: ['wrong_password', 'no_password', 'invalid_email', 'same_address', 'address_taken'],
});

export const confirmEmail = defineCall({
  name: 'confirm-email',
  method: 'POST',
  access: 'user',
  summary: 'Changes your address with the code from the mail, and tells the old one.',
  input: z.object({
    code: z.string().check(z.trim(), z.toUpperCase(), z.length(CONFIRMATION_CODE_CHARS)),
  }),
  output: User,
  refusals: ['code_wrong', 'code_expired', 'code_spent', 'address_taken'],
});

export const keepEmail = defineCall({
  name: 'keep-email',
  method: 'POST',
  access: 'user',
  summary: 'Forgets a change of address that was begun.',
  input: z.object({}),
  output: success,
  refusals: [],
});
