import { defineConfig } from 'vitest/config';

// Nothing here is timed, but the properties compute a lot of sky: on a busy machine
// the default of five seconds would fail them for the machine's sake.
export default defineConfig({
  test: {
    name: 'astrology',
    // Nothing here remembers anything: one process may run file after file.
    isolate: false,
    testTimeout: 300_000,
    setupFiles: ['../../scripts/testing/fixed-seed.mjs'],
  },
});
