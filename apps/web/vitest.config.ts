import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    setupFiles: ['../../scripts/same-cases.mjs'],
    // Generous: the limit is for what hangs, not for a busy machine.
    testTimeout: 60_000,
    include: ['{src,service-worker,after-build}/**/*.test.{ts,tsx}'],
  },
});
