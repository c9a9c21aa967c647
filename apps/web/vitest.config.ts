import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['{src,service-worker,after-build}/**/*.test.{ts,tsx}'],
  },
});
