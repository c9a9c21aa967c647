import type { Calls } from '@palm/contract/calls';
import {
  createShare,
  ownShares,
  revokeShare,
  sharePalmReading,
} from '../../features/shares/own-shares.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const shareHandlers = {
  createShare: ({ deps, input, actor, asUser, refuse }) =>
    asUser((db) =>
      createShare(db, { userId: actor.userId, now: deps.clock.now(), ...input }, refuse),
    ),
  sharePalmReading: ({ deps, input, actor, asUser, refuse }) =>
    asUser((db) =>
      sharePalmReading(db, { userId: actor.userId, now: deps.clock.now(), ...input }, refuse),
    ),
  listShares: ({ actor, own }) => ownShares(own, actor.userId),
  revokeShare: async ({ input, actor, own, refuse }) => {
    await revokeShare(own, { userId: actor.userId, id: input.id }, refuse);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
