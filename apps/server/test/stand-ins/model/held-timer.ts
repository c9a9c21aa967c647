import type { Timer } from '../../../src/platform/model/timer.ts';

export interface HeldTimer extends Timer {
  /** How long everybody who waits now asked to wait. */
  readonly sleeps: readonly number[];
  pass(ms: number): void;
}

/** Time that passes only when the test says so. */
export function holdTimer(): HeldTimer {
  let now = 0;
  const sleepers = new Set<{ ms: number; at: number; wake: () => void }>();
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { ms, at: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(new DOMException('woken', 'AbortError'));
        });
      }),
    get sleeps() {
      return [...sleepers].map(({ ms }) => ms);
    },
    pass: (ms) => {
      now += ms;
      for (const sleeper of sleepers) {
        if (sleeper.at > now) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
    },
  };
}
