import { unpackedBrowser } from './debian-browser.mjs';

/**
 * What Playwright must be told to launch it; an empty one is Playwright's own browser.
 * @typedef {{ executablePath?: string, env?: Record<string, string> }} Browser
 */

/** @param {string} folder */
export const isUsable = (folder) => starts(unpackedBrowser(folder));

/**
 * A file that exists may still lack its libraries, so it is started. Playwright starts it without
 * Chromium's sandbox, which neither root nor most containers allow.
 * @param {Browser} browser
 */
export async function starts({ executablePath, env }) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      env: { ...process.env, ...env },
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
