import { seconds } from '@palm/contract/durations';
import type { ProcessLimits } from './process-limits.ts';

export interface PoolOptions extends ProcessLimits {
  /** Processes at most. Each starts with the first photo that finds no idle one. */
  readonly processes: number;
  /** Photos that may wait for a process, and for how long. */
  readonly maxWaiting: number;
  readonly waitMs: number;
  /** A process that had nothing to do for this long ends, and gives its memory back. */
  readonly idleMs: number;
  readonly workerFile: URL;
}

const FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=1'];
/** For many photos in a row: compiled well, each takes two thirds of the time from the second one on. */
export const FOR_MANY_PHOTOS: Partial<PoolOptions> = {
  flags: FLAGS,
  restMemoryBytes: 400 * 2 ** 20,
};

export const DEFAULTS: PoolOptions = {
  // The last one spares 45 MB.
  flags: [...FLAGS, '--liftoff-only'],
  // Reads more than a hundred photos a minute; each takes a quarter of a gigabyte.
  processes: 1,
  maxWaiting: 32,
  waitMs: seconds(15),
  idleMs: seconds(30),
  startMs: seconds(60),
  photoMs: seconds(20),
  photoCpuMs: seconds(6),
  peakMemoryBytes: 640 * 2 ** 20,
  // The models and one photo take 190 MB. What lies about beyond that is given back with the process.
  restMemoryBytes: 215 * 2 ** 20,
  photosPerProcess: 1000,
  workerFile: new URL('palm-worker.ts', import.meta.url),
};
