import { CallRefused } from '@palm/contract/client';
import { REFRESH_RETRY_FIRST_MS } from '@palm/contract/limits';

const TRANSIENT: ReadonlySet<string> = new Set([
  'offline',
  'unexpected',
  'unavailable',
  'timed_out',
  'too_many_requests',
  'overloaded',
]);

/** No answer, or one that says nothing about the session: worth a retry. */
export const isTransient = (error: unknown): boolean =>
  error instanceof CallRefused && TRANSIENT.has(error.code);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Patience {
  /** No try begins later than this after the first one. */
  readonly giveUpAfterMs: number;
  /** The doubling stops here. */
  readonly longestPauseMs: number;
}

/** Tries again after 200 ms, 400 ms, 800 ms and so on, as long as the failure is a passing one. */
export async function withRetries<T>(attempt: () => Promise<T>, patience: Patience): Promise<T> {
  const lastTryAt = Date.now() + patience.giveUpAfterMs;
  for (
    let waitMs = REFRESH_RETRY_FIRST_MS;
    ;
    waitMs = Math.min(waitMs * 2, patience.longestPauseMs)
  ) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error) || Date.now() + waitMs > lastTryAt) throw error;
    }
    await pause(waitMs);
  }
}
