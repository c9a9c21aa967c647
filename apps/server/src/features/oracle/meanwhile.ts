import { setImmediate } from 'node:timers/promises';

/** Does work that keeps the processor busy, but first lets what was just asked of the database leave. */
export const meanwhile = <T>(work: () => T): Promise<T> => setImmediate().then(work);
