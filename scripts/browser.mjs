import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findCachedFolder, fillCachedFolder } from './cached-folder.mjs';
import { fetchDebianBrowser, unpackedBrowser } from './debian-browser.mjs';
import { hasDebianPackages } from './debian-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { installPlaywrightBrowser } from './playwright-browser.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { isUsable, starts } from './browser-starts.mjs';

/** @typedef {import('./browser-starts.mjs').Browser} Browser */

const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Finds a Chromium that really starts, or gets one.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const given = process.env['CHROME_PATH'];
  if (given) return givenBrowser(given);
  for (const candidate of [...(await playwrightBrowser()), ...systemBrowsers()]) {
    if (await starts(candidate)) return candidate;
  }
  const cached = await findCachedFolder('browser', isUsable);
  return cached ? unpackedBrowser(cached) : fetchBrowser();
}

/** The found browser as TEST_BROWSER carries it, so that a run looks for it once. */
export const browserFromEnv = async () =>
  process.env['TEST_BROWSER'] ?? JSON.stringify(await findBrowser());

/**
 * @param {string} executablePath
 * @returns {Promise<Browser>}
 */
async function givenBrowser(executablePath) {
  if (await starts({ executablePath })) return { executablePath };
  throw new Refusal(`CHROME_PATH names ${executablePath}, which does not start as a Chromium.`);
}

/**
 * Looked for before it is started, because a start that finds no file leaves its scratch folders.
 * Playwright keeps its browsers side by side, in folders named after browser and revision.
 * @returns {Promise<Browser[]>}
 */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const [folder = ''] = chromium.executablePath().split(/[/\\]chromium-/);
  const isThere =
    existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
  return isThere ? [{}] : [];
}

const systemBrowsers = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath }));

/** @returns {Promise<Browser>} */
async function fetchBrowser() {
  console.log('Getting a Chromium for the tests (about a minute, once) …');
  if ((await installPlaywrightBrowser()) && (await starts({}))) return {};
  if (hasDebianPackages()) {
    return unpackedBrowser(await fillCachedFolder('browser', isUsable, fetchDebianBrowser));
  }
  throw new Refusal(
    'No Chromium was found or could be downloaded. Install one, or set CHROME_PATH to the one you have.',
  );
}

await whenRunDirectly(import.meta.url, async () => {
  await ensureInstalled();
  console.log(await browserFromEnv());
});
