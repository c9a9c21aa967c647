import type { Calls } from '@palm/contract/calls';
import { changeAddress } from '../../features/accounts/sign-up/change-address.ts';
import { changePassword } from '../../features/accounts/passwords/change-password.ts';
import { confirmAddress } from '../../features/accounts/sign-up/confirm-address.ts';
import { endDevice, securityOf } from '../../features/accounts/security.ts';
import { dropOpenChange } from '../../features/accounts/store/address-changes.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const securityHandlers = {
  getSecurity: ({ deps, actor, refuse }) => securityOf(deps, actor, refuse),
  endSession: async ({ deps, input, actor, refuse }) => {
    await endDevice(deps, { actor, id: input.id }, refuse);
    return success;
  },
  changePassword: async ({ deps, input, actor, refuse }) => {
    await changePassword(deps, { actor, ...input }, refuse);
    return success;
  },
  changeEmail: async ({ deps, input, actor, refuse }) => {
    await changeAddress(deps, { actor, ...input }, refuse);
    return success;
  },
  confirmEmail: ({ deps, input, actor, refuse }) =>
    confirmAddress(deps, { actor, code: input.code }, refuse),
  keepEmail: async ({ deps, actor }) => {
    await deps.db.checkSession(actor);
    await dropOpenChange(deps.db.system, actor.userId);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
