import type { Calls } from '@palm/contract/calls';
import { confirmWithCode, confirmWithLink } from '../../features/accounts/sign-up/confirm.ts';
import { startGoogle } from '../../features/accounts/google/google.ts';
import { requestPasswordReset } from '../../features/accounts/passwords/request-password-reset.ts';
import { resetPassword } from '../../features/accounts/passwords/reset-password.ts';
import { roleOf } from '../../features/accounts/roles.ts';
import { openSession, refreshSession } from '../../features/accounts/session.ts';
import { signOut } from '../../features/accounts/sign-out.ts';
import { signIn } from '../../features/accounts/sign-in.ts';
import { signUp } from '../../features/accounts/sign-up/sign-up.ts';
import { findOwnUser } from '../../features/accounts/store/users.ts';
import { userEntity } from '../../features/accounts/user-entity.ts';
import { Refusal } from '../../http/answers/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const accountHandlers = {
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
  getUser: async ({ actor, own }) => {
    const user = await findOwnUser(own, actor.userId);
    if (!user) throw new Refusal('signed_out');
    return userEntity(user);
  },
  getRole: async ({ actor, own }) => ({ role: await roleOf(own, actor.userId) }),
} satisfies Partial<Handlers<Calls>>;
