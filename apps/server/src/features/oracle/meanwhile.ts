import { setImmediate } from 'node:timers/promises';

/**
 * Does work that keeps the processor busy, but first lets what was just asked of the database leave. A failure is for
 * whoever awaits it; who has a reason not to is not brought down by it.
 */
export function meanwhile<T>(work: () => T): Promise<T> {
  const done = setImmediate().then(work);
  done.catch(() => undefined);
  return done;
}
