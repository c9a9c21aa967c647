import type { Calls } from '@palm/contract/calls';
import { saveReading } from '../../features/palms/save-reading.ts';
import { deleteSavedReading, savedReadings } from '../../features/palms/saved-readings.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const savedReadingHandlers = {
  listSavedReadings: async ({ actor, own }) => ({
    readings: await savedReadings(own, actor.userId),
  }),
  saveReading: ({ deps, input, actor, asUser, refuse }) =>
    asUser((db) =>
      saveReading(
        db,
        { userId: actor.userId, scanId: input.scanId, now: deps.clock.now() },
        refuse,
      ),
    ),
  deleteSavedReading: async ({ input, actor, own, refuse }) => {
    await deleteSavedReading(own, actor.userId, input.id, refuse);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
