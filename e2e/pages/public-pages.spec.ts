import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { tabTo } from '../launch/keyboard.ts';
import { lighthouseFindings } from '../launch/lighthouse.ts';
import { expectPage, waitForFonts } from '../launch/page-ready.ts';
import { freshAddress, PASSWORD, signOut } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import { releaseProxy } from '../launch/release-proxy.ts';
import type { RunningServer } from '../launch/server.ts';

const WIDE = { width: 1280, height: 800 };

/** The addresses the site offers to search engines, as paths. */
async function foundPaths(server: RunningServer): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.every((address) => address.startsWith(`${server.url}/`))).toBe(true);
  return addresses.map((address) => address.slice(server.url.length));
}

/** One page for each template: the twelve signs are written alike. */
const oneOfEach = (paths: readonly string[]): string[] =>
  paths.filter((path) => !/^\/horoscope\/(?!leo)/.test(path));

const headingsIn = (page: Page): Promise<string[]> =>
  page.locator('main').locator('h1, h2, h3').allTextContents();

test('every page that may be found says without scripts what it says with them, its receipts and why it asks no birth date too', async ({
  page,
  server,
  browser,
}) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const paths = oneOfEach(await foundPaths(server));
  expect(paths.length).toBeGreaterThan(6);
  const unscripted = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const bare = await unscripted.newPage();
  for (const path of paths) {
    const written = await bare.goto(path);
    expect(await written?.text(), path).toMatch(/^<!doctype html>/i);
    expect(await bare.locator('link[rel=canonical]').getAttribute('href')).toBe(server.url + path);
    const answer = page.waitForResponse(/refresh-session/);
    await page.goto(path);
    await answer;
    await expect.poll(() => headingsIn(page)).toEqual(await headingsIn(bare));
  }

  await bare.goto('/');
  const sheet = bare.getByRole('region', { name: 'Tonight’s sky' });
  await expect(sheet).toContainText(/As of 12:00.pm.UTC/);
  await expect(sheet.getByRole('row')).toHaveCount(11);
  for (const name of ['Daily horoscope, Leo', 'Palm reading', 'Compatibility, Gemini and Libra']) {
    const sample = bare.getByRole('article').filter({ hasText: name });
    const receipts = sample.getByRole('list');
    await expect(receipts).toBeHidden();
    await sample.getByText('What this rests on').click();
    await expect(receipts).toBeVisible();
  }
  await expect(bare.getByText('We need JavaScript to draw your chart.')).toBeVisible();
  await expect(bare.getByRole('link', { name: 'Begin Your Journey' })).toBeVisible();
  await bare.goto('/your-sky');
  await expect(bare.getByText('We need JavaScript to draw your chart.')).toBeVisible();
  await unscripted.close();
});

/** Pages a visitor may open, whether or not a search engine is told of them. */
const OPEN_TO_ALL = [
  '/',
  '/daily-readings',
  '/horoscope',
  '/saved-readings',
  '/your-sky',
  '/premium',
  '/auth',
  '/terms',
  '/privacy',
  '/accuracy',
  '/offline',
];

/** Other addresses of pages that are looked at under their own. */
const ALSO = ['/home', '/login'];

/** What a page twice as large leaves of a wide screen; a phone is held to the 320 of WCAG 1.4.10. */
const ZOOMED = [640, 320];

async function expectNoSideScroll(page: Page, path: string): Promise<void> {
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 800 });
    await waitForFonts(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `${path} at ${width} px`).toBe(0);
  }
}

test('public pages are open to everyone, axe finds nothing at either width, and at 200 % none needs scrolling to the side', async ({
  page,
  server,
  viewport,
}) => {
  const found = oneOfEach(await foundPaths(server));
  const sizes = [viewport ?? WIDE, WIDE];
  for (const path of new Set([...OPEN_TO_ALL, ...ALSO, ...found])) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expectPage(page, path);
    await expectNoSideScroll(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (OPEN_TO_ALL.includes(path)) await expectAccessible(page, `${path}, ${size.width} px`);
    }
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSideScroll(page, '/no-such-page');
});

test('a press on a deferred page is repeated once the app is loaded, and the page stays as it was', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Read by night' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/horoscope/leo']) {
    await page.goto(path);
    const year = page.getByRole('contentinfo').locator('[data-drawn]');
    await expect(year).toHaveText(String(new Date().getFullYear()));
    if (path !== '/') {
      await expect(page.getByRole('list', { name: 'What this rests on' })).toBeVisible();
    }
    // All of it: what is far from the screen is no inner text.
    const drawn = await page.getByRole('main').textContent();
    await page.getByRole('button', { name: 'Read by day' }).last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    expect(await page.getByRole('main').textContent()).toBe(drawn);
    await page.getByRole('button', { name: 'Read by night' }).last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  }
  expect(complaints).toEqual([]);
});

test('the keyboard alone leads from the landing page to a new account @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Begin Your Journey' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  await expect(page.getByLabel('Confirm Password')).toBeEnabled();
  await page.getByRole('main').focus();
  for (const [label, words] of [
    ['Email', freshAddress()],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Check your email/ })).toBeFocused();
  await expectToast(page, 'auth.signed-up');
  await expectAccessible(page);
});

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the landing page and the last reading still open, until the user signs out', async ({
    page,
    context,
    server,
  }) => {
    await page.goto('/');
    await expect.poll(() => isKept(page)).toBe(true);
    await becomeMemberWithBirth(page, server);
    await page.goto('/daily-readings');
    await page.getByRole('button', { name: /^Daily Guidance/ }).click();
    const title = page.locator('article').getByRole('heading', { level: 2 });
    await expect(title).toBeFocused();
    await expect(page.getByRole('list', { name: 'What this rests on' })).toBeVisible();
    const words = await title.innerText();

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your last readings' }).click();
    await expect(title).toHaveText(words);
    await expect(page.getByRole('list', { name: 'What this rests on' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/profile-setup');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expectAccessible(page);

    await goOnline(page);
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again).toHaveAttribute('href', '/profile-setup');
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Setup' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => /^\/(functions|auth\/v1|dev|docs)\b/.test(path))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('kept-readings'))).toContain('Daily');
    await signOut(page);
    await expectToast(page, 'auth.signed-out');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-readings'))).toBeNull();
  });

  test('nothing of an old release is shown once there is a new one', async ({
    page,
    context,
    server,
  }) => {
    const site = await releaseProxy(server.url, 'one');
    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        Reflect.set(window, 'hasNewWorker', true);
      });
    });
    await page.goto(site.url);
    await expect.poll(() => isKept(page)).toBe(true);
    const html = page.locator('html');
    await page.goto(`${site.url}/terms`);
    await expect(html).toHaveAttribute('data-release', 'one');

    site.release('two');
    await page.goto(`${site.url}/terms`);
    await expect(html).toHaveAttribute('data-release', 'two');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['release-two']);
    // The new worker clears the cache first, and then takes the page over.
    await expect.poll(() => page.evaluate(() => Reflect.has(window, 'hasNewWorker'))).toBe(true);
    // The page of the old scripts takes the new ones with the next link.
    const loaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await loaded;
    await expect(page).toHaveURL(`${site.url}/`);
    await context.setOffline(true);
    await page.goto(site.url);
    await expect(html).toHaveAttribute('data-release', 'two');
    await site.close();
  });
});

test('Lighthouse finds nothing to improve on any public page', async ({ server }, {
  parallelIndex,
}) => {
  test.setTimeout(1_500_000);
  const addresses = oneOfEach(await foundPaths(server)).map((path) => server.url + path);
  expect(await lighthouseFindings(addresses, parallelIndex)).toEqual([]);
});
