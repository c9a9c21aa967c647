import type { Calls } from '@palm/contract/calls';
import { confirmWithCode, confirmWithLink } from '../features/accounts/confirm.ts';
import { startGoogle } from '../features/accounts/google.ts';
import { requestPasswordReset, resetPassword } from '../features/accounts/password-reset.ts';
import { roleOf } from '../features/accounts/roles.ts';
import { openSession, refreshSession, signOut } from '../features/accounts/session.ts';
import { signIn } from '../features/accounts/sign-in.ts';
import { signUp } from '../features/accounts/sign-up.ts';
import { findOwnUser } from '../features/accounts/store/users.ts';
import { userEntity } from '../features/accounts/user-entity.ts';
import { findProfile } from '../features/profiles/find-profile.ts';
import type { Handlers } from '../http/handler.ts';
import { MAILBOX_PATH, mailboxIsOpen } from '../http/mailbox.ts';
import { Refusal } from '../http/refusal.ts';

const success = { success: true } as const;

/** What each call does. Parsing, sign-in, limits, logging and status codes have happened around it. */
export const handlers: Handlers<Calls> = {
  customSignup: async ({ deps, input, refuse }) => {
    await signUp(deps, input, refuse);
    return success;
  },
  confirmSignup: async ({ deps, input, refuse }) => {
    await confirmWithCode(deps, { email: input.email, code: input.confirmationCode }, refuse);
    return success;
  },
  followMagicLink: ({ deps, input, caller, refuse }) =>
    deps.db.system.transaction(async (db) => {
      const user = await confirmWithLink(deps, db, input.token);
      return user ? openSession(deps, db, caller, user) : refuse('link_invalid');
    }),
  signIn: ({ deps, input, caller, refuse }) => signIn(deps, caller, input, refuse),
  refreshSession: ({ deps, caller }) => refreshSession(deps, caller),
  signOut: async ({ deps, input, caller }) => {
    await signOut(deps, caller, input.scope);
    return success;
  },
  requestPasswordReset: async ({ deps, input, refuse }) => {
    await requestPasswordReset(deps, input.email, refuse);
    return success;
  },
  resetPassword: async ({ deps, input, refuse }) => {
    await resetPassword(deps, input, refuse);
    return success;
  },
  startGoogle: async ({ deps, input, caller, refuse }) => ({
    url: await startGoogle(deps, caller, input.returnTo, refuse),
  }),
  getUser: async ({ actor, asUser }) => {
    const user = await asUser((db) => findOwnUser(db, actor.userId));
    if (!user) throw new Refusal('signed_out');
    return userEntity(user);
  },
  getRole: async ({ actor, asUser }) => ({ role: await asUser((db) => roleOf(db, actor.userId)) }),
  getProfile: ({ actor, asUser }) => asUser((db) => findProfile(db, actor.userId)),
  serverInfo: async ({ deps }) => ({
    google: deps.config.google !== null,
    mailboxPath: mailboxIsOpen(deps.config) ? MAILBOX_PATH : null,
  }),
};
