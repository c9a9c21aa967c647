import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
    passWithNoTests: false,
    // By itself the runner leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
  },
});
