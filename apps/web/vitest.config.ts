import { defineConfig } from 'vitest/config';
import { preactFiles } from './vite-plugins/preact-files.ts';

export default defineConfig({
  plugins: [preactFiles(new Set())],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // A window for each of seventy files was most of the work. They share one.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: ['../../scripts/testing/fixed-seed.mjs', 'test/clear-window.ts'],
    // Generous: the limit is for what hangs, not for a busy machine.
    testTimeout: 60_000,
    include: ['{src,service-worker,after-build}/**/*.test.{ts,tsx}'],
  },
});
