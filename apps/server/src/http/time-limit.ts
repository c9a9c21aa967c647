import { Refusal } from './refusal.ts';

/** Answers `timed_out` when the work takes too long. The work itself goes on and its end is ignored. */
export async function withTimeLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Refusal('timed_out'));
  }, limitMs);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
