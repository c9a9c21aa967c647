import type { Calls } from '@palm/contract/calls';
import type { AtOnceRule } from '../http/limits/at-once.ts';

/** Each may be ten megabytes on the disk, for as long as a slow link takes. */
const PHOTOS: AtOnceRule = { perPerson: 3, perAddress: 12, all: 100 };

/** How many of a call may be under way in a process. As many as come where nothing is said. */
export const atOnceRules: Partial<Record<keyof Calls, AtOnceRule>> = {
  uploadPalmPhoto: PHOTOS,
  biometricAnalysis: PHOTOS,
  // Several tabs, and not a place for everybody else's question. An office may ask from one address.
  oracleChat: { perPerson: 20, perAddress: 500, all: 2000 },
};
