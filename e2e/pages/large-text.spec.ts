import { calls } from '@palm/contract/calls';
import type { Page } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { button } from '../launch/oracle-page.ts';
import { callAs } from '../launch/palms.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

// Letters twice as large, set where users set them: in the browser.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] });
  },
});

const OPEN_TO_ALL = [
  '/',
  '/daily-readings',
  '/horoscope',
  '/horoscope/aquarius',
  '/the-oracle',
  '/your-sky',
  '/premium',
  '/auth',
  '/terms',
  '/privacy',
  '/accuracy',
  '/help-lines',
  '/offline',
  '/no/such/page',
];

const OWN = [
  '/',
  '/daily-readings',
  '/horoscope',
  '/the-oracle',
  '/ask-the-oracle',
  '/people',
  '/your-dates',
  '/saved-readings',
  '/history',
  '/your-sky',
  '/profile-setup',
  '/profile',
  '/email-preferences',
  '/premium',
  '/subscription-success',
];

/** A skeleton or a spinner. */
const WAITING = ':is([class*=animate-pulse], [class*=animate-spin])';

/** How wide the page is, once its content has come. */
async function widthOf(page: Page): Promise<number> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator(`main ${WAITING}`)).toHaveCount(0);
  await waitForFonts(page);
  const { letters, width } = await page.evaluate(() => ({
    letters: getComputedStyle(document.documentElement).fontSize,
    width: document.documentElement.scrollWidth,
  }));
  expect(letters).toBe('32px');
  return width;
}

/** Which of the pages are wider than the screen. */
async function widerThanScreen(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const width = await widthOf(page);
    if (width > 390) wide.push(`${path} is ${width} px wide`);
  }
  return wide;
}

/** What a page shows after a press, and how to see that it is there. */
const OPENED: readonly (readonly [path: string, button: string | RegExp, shown: string])[] = [
  ['/daily-readings', /^Daily Guidance/, 'article p'],
  ['/horoscope', /^Weekly/, 'article p'],
  ['/horoscope', 'Show Partner & Compatibility', 'main form'],
  ['/people', 'Add a person', 'main form'],
];

test('letters of twice the size widen no page for visitors', async ({ page }) => {
  expect(await widerThanScreen(page, OPEN_TO_ALL)).toEqual([]);
});

test('letters of twice the size widen no page for members, nor what is opened on one', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server, {
    birth_name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  });
  // From the second visit on, a page waits for the member instead of greeting a visitor.
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
  expect(await widerThanScreen(page, OWN)).toEqual([]);

  for (const [path, name, shown] of OPENED) {
    await page.goto(path);
    await button(page, name).first().click();
    await expect(page.locator(shown).first()).toBeVisible();
    expect(await widthOf(page), `${path}, ${name}`).toBe(390);
  }
  const { pageId } = await callAs(page, server, calls.oracleChat, {
    message: 'x',
    context: { kind: 'daily', type: 'daily-guidance' },
    zone: 'UTC',
  });
  await page.goto(`/history?page=${pageId}`);
  await button(page, /Unfold/).click();
  await expect(page.getByRole('group', { name: 'Wheel of your birth chart' })).toBeVisible();
  expect(await widthOf(page), 'a page of the history with its chart').toBe(390);
  await button(page, 'Share it').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^The picture/ })).toBeVisible();
  const { width, scrolled } = await dialog.evaluate(({ clientWidth, scrollWidth }) => ({
    width: clientWidth,
    scrolled: scrollWidth,
  }));
  expect(width).toBeLessThanOrEqual(390);
  expect(scrolled, 'the dialog is as wide as what it holds').toBe(width);
});
