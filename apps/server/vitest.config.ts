import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One process runs file after file: loading the server and compiling the embedded database for each was half the
    // work.
    isolate: false,
    // Each pattern of care is translated once: by itself, the engine does it at the first use and again at the second.
    execArgv: ['--no-regexp-tier-up'],
    globalSetup: ['test/prepare-databases.ts'],
    setupFiles: ['test/keep-compiled-code.mjs', 'test/no-console-errors.ts'],
    // A test may start the embedded database, which takes a second, and far longer on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
