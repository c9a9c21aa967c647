import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app has taken the page over: the place for toasts comes right after. Before that, a press on a
 * prerendered button of the header is lost. Pages that load the app on first use repeat such a press by themselves.
 */
export const waitForApp = (page: Page): Promise<void> =>
  page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });

/** Waits for the fonts on their way: each of them moves the lines below it when it comes. */
export const waitForFonts = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.fonts.ready.then(() => true));

/** A page of its own address, with its title. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Palm & Soul/);
}
