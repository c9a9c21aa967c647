import type { Locator, Page } from '@playwright/test';

/** The address of the Oracle call, for journeys that hold or break it. */
export const ORACLE = '**/functions/v1/oracle-chat';

/** The bodies of the page's calls to the Oracle from now on. */
export function watchOracle(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oracle-chat')) asked.push(request.postData() ?? '');
  });
  return asked;
}

export const main = (page: Page): Locator => page.getByRole('main');

export const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name });

export const readingText = (page: Page): Promise<string> =>
  page.locator('article').first().innerText();
