import { defineConfig } from '@playwright/test';
import { browserFromEnv } from './scripts/browser.mjs';

// Every worker reads this file again. The first one looks for the browser and passes its path on to the others.
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
  globalSetup: './e2e/launch/shared-servers.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A journey that passes only at its second try is broken.
  retries: 0,
  // Long limits: they are for a journey that hangs, not for a slow machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Traces cost half as much again as the journeys: `npm test -- e2e --trace on name.spec.ts` keeps them.
    trace: 'off',
    // The service worker would answer in place of the routes a journey sets up. e2e/pages/public-pages.spec.ts tests the worker.
    serviceWorkers: 'block',
    // Dark is the product's default; journeys about the light theme choose it.
    colorScheme: 'dark',
    // Journeys about motion ask for it. In the others it is only waited for.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
      env: surroundings,
    },
  },
  // A journey runs at the width of a phone, unless its title ends in @both-widths or @desktop-only.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@desktop-only|@both-widths/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
