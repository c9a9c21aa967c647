/**
 * Takes a picture of every screen, at the width of a phone and of a desk, by night and by day, to look at after a change:
 *
 *   node scripts/build-web.mjs && npm run screens -- FOLDER [NAME…]
 *
 * NAMEs choose screens, widths (390, 1280) or themes (night, day); without any, all of them are taken. What is wider than
 * its page, and a screen that did not open, is listed at the end.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/launch/server.ts';
import { browserFromEnv } from '../browser.mjs';
import { makeMembers, type Members } from './screens/make-members.ts';
import { memberScreens } from './screens/member-screens.ts';
import { ZONE } from './screens/people.ts';
import type { Screen, Viewer } from './screens/screen.ts';
import { visitorScreens } from './screens/visitor-screens.ts';

const WIDTHS = [390, 1280];
const THEMES = ['night', 'day'];
const WINDOW_HEIGHT = 844;
const TALLEST = 12_000;

const [folder = '', ...names] = process.argv.slice(2);
if (folder === '') throw new Error('Name a folder for the pictures.');
await mkdir(folder, { recursive: true });

/** All of them, unless some of their kind were named. */
function wanted<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const chosen = all.filter((one) => names.includes(nameOf(one)));
  return chosen.length > 0 ? chosen : all;
}

const server = await startServer({ env: { DEMO: '1', RATE_LIMIT_SCALE: '100' } });
const found: { executablePath?: string; env?: Record<string, string> } = JSON.parse(
  await browserFromEnv(),
);
const browser = await chromium.launch({
  ...(found.executablePath ? { executablePath: found.executablePath } : {}),
  env: { ...process.env, ...found.env },
});
const members = await makeMembers(browser, server);
const screens = wanted(
  [...visitorScreens(members.sharedPath), ...memberScreens(members.pageIds)],
  ({ name }) => name,
);
const problems: string[] = [];
let taken = 0;
for (const width of wanted(WIDTHS, String))
  for (const theme of wanted(THEMES, String)) await takeAll(browser, width, theme);
console.log(
  [`${taken} pictures of ${screens.length} screens in ${folder}`, ...problems].join('\n'),
);
await browser.close();
await server.stop();

async function takeAll(from: Browser, width: number, theme: string): Promise<void> {
  const viewers = [...new Set(screens.map(({ viewer }) => viewer))];
  for (const viewer of viewers) {
    const page = await pageOf(from, members, viewer, { width, theme });
    for (const screen of screens.filter((one) => one.viewer === viewer))
      await take(page, screen, `${screen.name}-${width}-${theme}`).catch((error: unknown) =>
        problems.push(`${screen.name} ${width} ${theme}: ${String(error).slice(0, 200)}`),
      );
    await page.context().close();
  }
}

async function pageOf(
  from: Browser,
  { sessions }: Members,
  viewer: Viewer,
  { width, theme }: { width: number; theme: string },
): Promise<Page> {
  const isPhone = width < 768;
  const context = await from.newContext({
    baseURL: server.url,
    storageState: sessions[viewer],
    viewport: { width, height: WINDOW_HEIGHT },
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'block',
    timezoneId: ZONE,
    locale: 'en-US',
    // Pages that the server writes follow the system.
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  return context.newPage();
}

async function take(page: Page, { open, isWindow }: Screen, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await open(page);
  await page.locator('.animate-pulse, .motion-safe\\:animate-pulse').first().waitFor({
    state: 'detached',
  });
  // The strip under the header comes with the plan.
  await page.locator('[data-awaits]').waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
  if (!isWindow) await showWhole(page, width);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !isWindow });
  taken += 1;
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (tooWide > 0) problems.push(`${name}: ${tooWide} px too wide`);
}

/** A section far below is laid out when it comes near: the window grows to hold the whole page. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    // A page fills its window, and would grow with it.
    document.querySelector<HTMLElement>('.page-height')?.style.setProperty('min-height', '0');
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.min(Math.max(height, WINDOW_HEIGHT), TALLEST) });
}
