import { expect, type Page } from '@playwright/test';

/**
 * Gives the window the focus until what is expected has happened. Once is not enough: a page that is still loading
 * does not listen yet, and one that is still asking does not ask a second time.
 */
export async function comeBack(
  page: Page,
  hasHappened: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await hasHappened()).toBe(true);
  }).toPass();
}
