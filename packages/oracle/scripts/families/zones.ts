import type { ZoneLimits } from '../../src/chat/understand/model.ts';

/** Chosen on messages of another author: see the part on zones in docs/domain/chat.md. */
export const ZONES: ZoneLimits = { sure: 0.3, likely: 0.06 };
