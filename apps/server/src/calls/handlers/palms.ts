import type { Calls } from '@palm/contract/calls';
import { analysePalm } from '../../features/palms/analyse-palm.ts';
import {
  deleteSavedReading,
  palmAllowance,
  savedReadings,
  saveReading,
} from '../../features/palms/saved-readings.ts';
import { lastPalmReading } from '../../features/palms/last-reading.ts';
import { storePhoto } from '../../features/palms/store-photo.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const palmHandlers = {
  uploadPalmPhoto: async ({ deps, input, actor, refuse }) => {
    // Nothing is decoded for who is no longer signed in.
    await deps.db.checkSession(actor);
    return { path: await storePhoto(deps, actor, input, refuse) };
  },
  biometricAnalysis: ({ deps, input, actor, refuse }) =>
    analysePalm(deps, { actor, filePath: input.filePath, keepPhoto: input.keepPhoto }, refuse),
  lastPalmReading: ({ actor, own }) => lastPalmReading(own, actor.userId),
  palmAllowance: ({ deps, actor, own }) => palmAllowance(own, actor.userId, deps.clock.now()),
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
