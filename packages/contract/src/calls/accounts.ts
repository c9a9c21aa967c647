import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Role, Session, User } from '../entities.ts';
import { CONFIRMATION_CODE_CHARS, EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS } from '../limits.ts';

/**
 * What a person typed as their address. Whether it is one is judged by the handler,
 * so that the answer is the catalogue's sentence and not a schema's.
 */
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS));
const password = z.string().check(z.maxLength(PASSWORD_MAX_CHARS));
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** A path inside the product. `//host`, `/\host` and `/<tab>/host` would leave it. */
const returnTo = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])\P{Cc}*$/u));
const success = z.object({ success: z.literal(true) });

export const customSignup = defineCall({
  name: 'custom-signup',
  method: 'POST',
  access: 'anyone',
  summary: 'Creates an unconfirmed account and mails a 6-character code and a magic link.',
  input: z.object({ email, password }),
  output: success,
  refusals: ['already_registered', 'invalid_email', 'weak_password', 'common_password'],
});

export const confirmSignup = defineCall({
  name: 'confirm-signup',
  method: 'POST',
  access: 'anyone',
  summary: 'Confirms an account with the code from the mail. Five wrong tries spend a code.',
  input: z.object({
    email,
    confirmationCode: z
      .string()
      .check(z.trim(), z.toUpperCase(), z.length(CONFIRMATION_CODE_CHARS)),
  }),
  output: success,
  refusals: ['code_wrong', 'code_expired', 'code_spent'],
});

export const followMagicLink = defineCall({
  name: 'follow-magic-link',
  method: 'POST',
  access: 'anyone',
  summary: 'Confirms an account with the link from the mail and signs in at once.',
  input: z.object({ token }),
  output: Session,
  refusals: ['link_invalid'],
});

export const signIn = defineCall({
  name: 'sign-in',
  method: 'POST',
  access: 'anyone',
  summary: 'Signs in with address and password. The refresh credential is set as a cookie.',
  input: z.object({ email, password }),
  output: Session,
  refusals: ['invalid_credentials', 'email_not_confirmed'],
});

export const refreshSession = defineCall({
  name: 'refresh-session',
  method: 'POST',
  access: 'anyone',
  summary: 'Exchanges the refresh cookie for a new access token. Null when no user is signed in.',
  input: z.object({}),
  output: z.nullable(Session),
  refusals: [],
});

export const signOut = defineCall({
  name: 'sign-out',
  method: 'POST',
  access: 'anyone',
  summary: 'Ends this session, every session of the account, or every other one.',
  input: z.object({ scope: z._default(z.enum(['local', 'global', 'others']), 'local') }),
  output: success,
  refusals: [],
});

export const requestPasswordReset = defineCall({
  name: 'request-password-reset',
  method: 'POST',
  access: 'anyone',
  summary:
    'Mails a link to choose a new password. Answers alike whether the address is known or not.',
  input: z.object({ email }),
  output: success,
  refusals: ['invalid_email'],
});

export const resetPassword = defineCall({
  name: 'reset-password',
  method: 'POST',
  access: 'anyone',
  summary: 'Sets a new password with the token from the mail and ends every session.',
  input: z.object({ token, password }),
  output: success,
  refusals: ['link_invalid', 'weak_password', 'common_password'],
});

export const startGoogle = defineCall({
  name: 'start-google',
  method: 'POST',
  access: 'anyone',
  summary: 'Begins a Google sign-in: the address to send the browser to.',
  input: z.object({ returnTo: z.optional(returnTo) }),
  output: z.object({ url: z.url() }),
  refusals: ['google_not_configured', 'google_failed'],
});

export const getUser = defineCall({
  name: 'get-user',
  method: 'POST',
  access: 'user',
  summary: 'The signed-in user.',
  input: z.object({}),
  output: User,
  refusals: [],
});

export const getRole = defineCall({
  name: 'get-role',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's role, null for everybody but admins.",
  input: z.object({}),
  output: z.object({ role: z.nullable(Role) }),
  refusals: [],
});
