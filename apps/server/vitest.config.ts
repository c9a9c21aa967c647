import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/prepare-databases.ts'],
    setupFiles: ['test/no-console-errors.ts'],
    // Nothing is timed: these limits are for what hangs. A test may start the embedded database, which takes a second,
    // and far longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});
