/*
 * The one place for what keeps the product under 512 MB. `node bench/memory.ts` measures it, docs/operating.md tells it.
 */

/**
 * Without it V8 optimises the embedded PostgreSQL while it runs: 600 MB for its largest function, to take a third to a
 * half off the time of a statement.
 */
export const PLAIN_POSTGRES = '--liftoff-only';

/** Flags of the Node that runs the server. */
export const SERVER_FLAGS = [
  // Left to itself, V8 lets 150 MB of what is read at the start lie about for good. The server uses 40 to 100.
  '--max-old-space-size=256',
  '--max-semi-space-size=4',
  // 12 MB less at rest, for answers of the chat that take a tenth longer.
  '--optimize-for-size',
  PLAIN_POSTGRES,
];

/** Each thread would keep an arena of freed memory of its own, eight for each core; and what is freed goes back. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The build of the web app: 340 MB at most instead of 600. */
export const BUILD_ENV = {
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=2',
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
};
