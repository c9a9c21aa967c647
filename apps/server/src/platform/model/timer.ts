import { setTimeout } from 'node:timers/promises';

/** Passing time is handed in, so that a test can let it pass. */
export interface Timer {
  /** Milliseconds since some moment that stays the same. */
  now(): number;
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemTimer: Timer = {
  now: () => performance.now(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
};
