import type { Calls } from '@palm/contract/calls';
import { noteEvents } from '../../features/analytics/note-events.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const analyticsHandlers = {
  trackEvents: async ({ deps, input, actor, caller }) => {
    await noteEvents(deps.statistics.events, input, {
      userId: actor?.userId ?? null,
      userAgent: caller.userAgent,
      now: deps.clock.now(),
    });
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
