import { defineConfig } from '@playwright/test';
import { browserFromEnv } from './scripts/browser.mjs';

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
  globalSetup: './e2e/launch/prepare-data.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A browser on two busy cores may miss a step. What needs its second try is listed as flaky, and is to be mended.
  retries: 1,
  // Generous: these limits are there for what hangs, not for what is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Keeping every moment costs half as much again as the journeys themselves: the second try of a failure is kept.
    trace: { mode: 'on-first-retry', screenshots: false },
    // A journey that cuts the network or answers in the server's place wants nobody in between; e2e/reach.spec.ts
    // has the journeys with the service worker.
    serviceWorkers: 'block',
    // Night is the product's own default; journeys that want the day say so.
    colorScheme: 'dark',
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
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
