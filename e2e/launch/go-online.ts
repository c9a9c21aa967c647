import { expect, type Page } from '@playwright/test';

/** Gives the network back. The browser reaches the server only a moment after it was told to. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isAnswered = () =>
    page.evaluate(() =>
      fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(isAnswered).toBe(true);
}
