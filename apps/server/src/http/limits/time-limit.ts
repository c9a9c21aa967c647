import { Refusal } from '../answers/refusal.ts';

/**
 * Answers `timed_out` when the work takes too long, and tells the work so by its signal, which also aborts when the
 * caller leaves. Work that does not listen goes on, and its end is ignored.
 */
export async function withTimeLimit<T>(
  limitMs: number,
  callerLeft: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const over = new AbortController();
  const timer = setTimeout(() => {
    over.abort();
    reject(new Refusal('timed_out'));
  }, limitMs);
  try {
    return await Promise.race([work(AbortSignal.any([callerLeft, over.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}
