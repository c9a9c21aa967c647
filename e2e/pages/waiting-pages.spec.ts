import type { Page } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { answer, holdCalls } from '../launch/held-calls.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

/** Pages, and what tells in words that each is on its way. */
const PAGES = {
  '/daily-readings': 'Loading today',
  '/your-dates': 'Finding your dates…',
  '/history': 'Loading your history',
  '/saved-readings': 'Loading your mystical readings...',
  '/profile-setup': 'Loading your profile…',
  '/profile': 'Drawing your chart…',
  '/people': 'Loading your people…',
  '/premium': 'Loading your plan',
  '/email-preferences': 'Loading your preferences',
} as const;

const SPINNER = 'main [class*=animate-spin]';
const SKELETON = 'main [class*=animate-pulse]';

const shown = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

test('a page that waits shows its shape, and never a spinner @both-widths', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
  for (const [path, words] of Object.entries(PAGES)) {
    const held = await holdCalls(page);
    let spinners = 0;
    await page.goto(path);
    await expect(page.getByRole('status', { name: words }).or(page.getByText(words))).toBeVisible();
    expect(await shown(page, SKELETON), `${path} has a shape`).toBeGreaterThan(0);
    // A page asks for more once its first answers are in and its next part has loaded.
    await expect
      .poll(async () => {
        for (let route = held.shift(); route; route = held.shift()) {
          spinners += await shown(page, SPINNER);
          await answer(page, route);
        }
        return shown(page, SKELETON);
      }, `${path} is complete`)
      .toBe(0);
    expect(spinners, `${path} shows no spinner`).toBe(0);
    await page.unrouteAll();
  }
});
