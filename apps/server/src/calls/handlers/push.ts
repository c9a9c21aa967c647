import type { Calls } from '@palm/contract/calls';
import { forgetForeign, pushSettings, stopPush } from '../../features/push/push-settings.ts';
import { savePush } from '../../features/push/save-push.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const pushHandlers = {
  getPush: async ({ deps, input, actor, own }) => ({
    public_key: deps.push.publicKey,
    device: await pushSettings(own, actor.userId, input.endpoint),
  }),
  savePush: async ({ deps, input, actor, asUser, refuse }) => {
    await deps.db.checkSession(actor);
    if (!deps.push.accepts(input.endpoint)) return refuse('push_service_unknown');
    await forgetForeign(deps.db.system, actor.userId, input.endpoint);
    await asUser((db) => savePush(db, actor, input, deps.clock.now()));
    return success;
  },
  stopPush: async ({ input, actor, own }) => {
    await stopPush(own, actor.userId, input.endpoint);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
