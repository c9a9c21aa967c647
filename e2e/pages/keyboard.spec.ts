import type { Page } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { expectWalkable, pressByKey, tabTo } from '../launch/keyboard.ts';
import { becomeMemberWithBirth, readDailyGuidance } from '../launch/members-with-birth.ts';
import { main } from '../launch/oracle-page.ts';
import { waitForApp, waitForFonts } from '../launch/page-ready.ts';

/** Pages, and what is there once they are whole. */
const PAGES = {
  '/premium': 'main button:has-text("Start")',
  '/people': 'main button:enabled:has-text("Add a person")',
  '/your-dates': 'main button:has-text("Put these in my calendar")',
  '/history': 'main li a',
  '/your-sky': 'main h2:has-text("Sun in")',
} as const;

const WIDE = { width: 1280, height: 800 };

async function open(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await waitForApp(page);
  await waitForFonts(page);
}

test('the keyboard alone walks every new page, opens what it holds, and never loses the focus', async ({
  page,
  server,
  viewport,
}) => {
  const phone = viewport ?? WIDE;
  await becomeMemberWithBirth(page, server);
  const pageId = await readDailyGuidance(page, server);
  for (const [path, shown] of Object.entries(PAGES)) {
    await open(page, path, shown);
    for (const size of [WIDE, phone]) {
      await page.setViewportSize(size);
      await expectWalkable(page, `${path}, ${size.width} px`);
    }
  }

  await open(page, '/your-dates', PAGES['/your-dates']);
  const date = main(page).getByRole('listitem').getByRole('button').first();
  await pressByKey(page, date);
  await expect(date).toHaveAttribute('aria-expanded', 'true');
  await expect(date).toBeFocused();

  await open(page, '/people', PAGES['/people']);
  const add = main(page).getByRole('button', { name: 'Add a person' });
  await pressByKey(page, add);
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await pressByKey(page, main(page).getByRole('button', { name: 'Cancel' }));
  // The form is gone; the list it stood in has the focus, so Tab goes on from there.
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await tabTo(page, add);

  await open(page, `/history?page=${pageId}`, 'main button:has-text("Unfold")');
  await expectWalkable(page, 'a page of the history');
  const share = main(page).getByRole('button', { name: 'Share it' });
  await main(page).focus();
  await pressByKey(page, share);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^The picture/ })).toBeVisible();
  for (const name of ['Save the picture', 'Make a link', 'Done'])
    await tabTo(page, dialog.getByRole('button', { name, exact: true }));
  // After the last button comes the first one: the page behind cannot be reached.
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});
