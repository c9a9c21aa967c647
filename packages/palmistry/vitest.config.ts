import { defineConfig } from 'vitest/config';

// Tracing a palm takes a third of a second, and a property is tried on a dozen; on a busy machine that adds up.
export default defineConfig({
  test: {
    name: 'palmistry',
    // Nothing here remembers anything: one process may run file after file.
    isolate: false,
    testTimeout: 300_000,
    setupFiles: ['../../scripts/testing/fixed-seed.mjs'],
  },
});
