import type { Page } from '@playwright/test';

export const VIEWERS = [
  'visitor',
  'newcomer',
  'free',
  'long-name',
  'trial',
  'premium',
  'admin',
] as const;
export type Viewer = (typeof VIEWERS)[number];

export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  readonly open: (page: Page) => Promise<unknown>;
  /** Only what a user sees without scrolling, as of a dialog. */
  readonly isWindow?: boolean;
}

/** Opens a path and waits for what it shows. */
export const at =
  (path: string, shown = 'main h1') =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
  };

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A page with its text. */
export const article = (page: Page): Promise<void> =>
  page
    .locator('article')
    .filter({ has: page.locator('p.drop-cap') })
    .first()
    .waitFor();

/** One step after another. */
export const inTurn =
  (first: Screen['open'], ...steps: Screen['open'][]): Screen['open'] =>
  async (page) => {
    await first(page);
    for (const step of steps) await step(page);
  };

export const pressed =
  (name: string | RegExp): Screen['open'] =>
  (page) =>
    press(page, name);

/** The screens of one viewer. */
export const screensOf = (
  viewer: Viewer,
  screens: Readonly<Record<string, Screen['open']>>,
): Screen[] => Object.entries(screens).map(([name, open]) => ({ name, viewer, open }));
