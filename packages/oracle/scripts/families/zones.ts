import type { ZoneLimits } from '../../src/chat/understand/model.ts';

/** On messages by another author (test/data/chat-honest.tsv) one in seventy taken as sure is wrong: bench/recognition.ts. */
export const ZONES: ZoneLimits = { sure: 0.3, likely: 0.03 };
