import { ModelTimedOut } from './model-failure.ts';
import type { Timer } from './timer.ts';

export interface TimeLimit {
  /** Aborts with `ModelTimedOut` as its reason. */
  readonly signal: AbortSignal;
  /** From then on nothing happens any more. */
  readonly lift: () => void;
}

export function startTimeLimit(timer: Timer, ms: number, message: string): TimeLimit {
  const passed = new AbortController();
  const lifted = new AbortController();
  timer.sleep(ms, lifted.signal).then(
    () => passed.abort(new ModelTimedOut(message)),
    // Lifting it is the only way a sleep can fail.
    () => undefined,
  );
  return { signal: passed.signal, lift: () => lifted.abort() };
}
