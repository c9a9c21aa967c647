import type { ZoneLimits } from '../../src/chat/understand/model.ts';

/** How often sure and likely ones are wrong: node bench/recognition.ts. */
export const ZONES: ZoneLimits = { sure: 0.3, likely: 0.03 };
