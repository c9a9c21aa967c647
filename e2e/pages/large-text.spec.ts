import type { Page } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

// Letters twice as large, set where users set them: in the browser.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] });
  },
});

const OPEN_TO_ALL = [
  '/',
  '/home',
  '/daily-readings',
  '/horoscope',
  '/horoscope/aquarius',
  '/horoscope/leo',
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

/** Which of the pages are wider than the screen, once their content has come. */
async function widerThanScreen(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator(`main ${WAITING}`)).toHaveCount(0);
    await waitForFonts(page);
    const { letters, width } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }));
    expect(letters).toBe('32px');
    if (width > 390) wide.push(`${path} is ${width} px wide`);
  }
  return wide;
}

test('letters of twice the size widen no page for visitors', async ({ page }) => {
  expect(await widerThanScreen(page, OPEN_TO_ALL)).toEqual([]);
});

test('letters of twice the size widen no page for members', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server, {
    birth_name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  });
  // From the second visit on, a page waits for the member instead of greeting a visitor.
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
  expect(await widerThanScreen(page, OWN)).toEqual([]);
});
