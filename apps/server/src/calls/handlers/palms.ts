import type { Calls } from '@palm/contract/calls';
import { analysePalm } from '../../features/palms/analyse-palm.ts';
import { palmAllowance } from '../../features/palms/palm-allowance.ts';
import { lastPalmReading } from '../../features/palms/last-reading.ts';
import { storePhoto } from '../../features/palms/store-photo.ts';
import type { Handlers } from '../../http/handler.ts';

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
} satisfies Partial<Handlers<Calls>>;
