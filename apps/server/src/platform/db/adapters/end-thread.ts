import type { PGlite } from '@electric-sql/pglite';

/** In a worker, `process.exit` ends only the worker, at once. */
export function endThread(): never {
  process.exit(1);
}

/** PostgreSQL leaves its main loop by this exit status when it reports an error: the one throw that is no accident. */
const ERROR_REPORTED = 100;

const MAIN_LOOP = '_PostgresMainLoopOnce';

/**
 * PGlite swallows whatever is thrown inside PostgreSQL and goes on, so that an overflowing stack or a panic ends in a
 * statement that never returns, or in one that seems to have worked. Nothing after it can be trusted: the thread ends,
 * and what the log holds is recovered at the next start.
 */
export function endThreadOnTrap(pg: PGlite): void {
  const { Module } = pg;
  const turn = Module[MAIN_LOOP];
  Module[MAIN_LOOP] = () => {
    try {
      turn();
    } catch (error) {
      if (!isReportedError(error)) endThread();
      throw error;
    }
  };
}

const isReportedError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === ERROR_REPORTED;
