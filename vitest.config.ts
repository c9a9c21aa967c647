import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
    // Much of the time goes by in waiting for a database or a server: no core is to be left out.
    maxWorkers: '100%',
    passWithNoTests: false,
  },
});
