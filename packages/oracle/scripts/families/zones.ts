import type { ZoneLimits } from '../../src/chat/understand/model.ts';

/** Chosen so that at most three of a hundred phrasings taken as sure are wrong: `node bench/recognition.ts` says how many are. */
export const ZONES: ZoneLimits = { sure: 0.3, likely: 0.06 };
