import { defineConfig } from 'vitest/config';

// The writer's gates read thousands of readings: on a busy machine five seconds would fail them for the machine's sake.
export default defineConfig({
  test: {
    name: 'oracle',
    // Nothing here remembers anything: one process may run file after file.
    isolate: false,
    // Each pattern of care is translated once: by itself, the engine does it at the first use and again at the second.
    execArgv: ['--no-regexp-tier-up'],
    testTimeout: 300_000,
  },
});
