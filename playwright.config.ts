import { defineConfig } from '@playwright/test';
import { browserArgs, browserFromEnv } from './scripts/browser.mjs';

// Every worker reads this file again: what the first finds, the others are told.
process.env['TEST_BROWSER'] = await browserFromEnv();
const browser: { executablePath?: string; env?: Record<string, string> } = JSON.parse(
  process.env['TEST_BROWSER'],
);

const surroundings = Object.fromEntries(
  Object.entries({ ...process.env, ...browser.env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  ),
);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
      args: browserArgs,
      env: surroundings,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
