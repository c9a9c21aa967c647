import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { deleteReadings, enterAs, saveReadingOf } from '../launch/palms.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';

const titles = (page: Page): Locator => page.getByRole('heading', { name: /^Palm Reading #/ });

const confirm = (page: Page, answer: 'Cancel' | 'Delete'): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click();

test('saved readings, history and dates ask a visitor to sign in, and tell a new user how they fill', async ({
  page,
  server,
}) => {
  await page.goto('/saved-readings');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    /^\/auth/,
  );
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.goto('/your-dates');
  await expect(page.getByText('Your dates come from your own chart.')).toBeVisible();

  await becomeMember(page, server);
  await page.goto('/your-dates');
  await expect(
    page.getByRole('heading', { name: 'Your dates start with a birth date' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/history');
  await expect(page).toHaveTitle(/^History/);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/saved-readings');
  await expect(page).toHaveTitle(/^My Readings/);
  await expect(page.getByRole('heading', { name: 'No Saved Readings Yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Get Your First Reading' }).click();
  await expect(page).toHaveURL('/the-oracle');
});

test('saved readings are listed newest first, and deleted only after a second word', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'premium');
  await deleteReadings(page, server);
  await saveReadingOf(page, server, 'palm');
  await saveReadingOf(page, server, 'palm-other');
  await page.goto('/saved-readings');
  await expect(page.getByText('You have 2 saved readings')).toBeVisible();
  await expect(titles(page)).toHaveText(['Palm Reading #2', 'Palm Reading #1']);
  const newest = page.getByRole('article', { name: 'Palm Reading #2' });
  await expect(newest.getByText(/^[A-Z][a-z]+ \d+, \d{4} at \d+:\d{2}\s[ap]m$/)).toBeVisible();
  await expect(newest.getByRole('img', { name: /heart, head, life/ })).toBeVisible();
  const text = newest.getByRole('region', { name: 'Text of Palm Reading #2' });
  await expect(text).toContainText(/line/);
  await text.focus();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await expectAccessible(page);

  const remove = page.getByRole('button', { name: 'Delete Palm Reading #2' });
  await remove.click();
  await expectAccessible(page);
  await confirm(page, 'Cancel');
  await expect(remove).toBeVisible();

  await page.route(`**${pathOf(calls.deleteSavedReading)}`, (route) => route.abort());
  await remove.click();
  await confirm(page, 'Delete');
  await expectToast(page, 'saved.delete-failed');
  await page.unrouteAll();

  const older = await page.getByRole('region', { name: 'Text of Palm Reading #1' }).textContent();
  await remove.click();
  await confirm(page, 'Delete');
  await expectToast(page, 'saved.deleted');
  await expect(page.getByText('You have 1 saved reading', { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(['Palm Reading #1']);
  await expect(page.getByRole('region', { name: 'Text of Palm Reading #1' })).toHaveText(
    older ?? '',
  );
});

test('a list that cannot be loaded says so and can be asked for again; older forms are shown, and what cannot be read is said to be so', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.route(`**${pathOf(calls.listSavedReadings)}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  );
  await page.goto('/saved-readings');
  await expectToast(page, 'saved.load-failed');
  await expectAccessible(page);
  await page.unrouteAll();
  await press(page, 'Try again');
  await expect(page.getByRole('heading', { name: 'No Saved Readings Yet' })).toBeVisible();

  const results = [{ figures: 7 }, 'Plain words.', { reading: 'Words in a reading.' }];
  await page.route(`**${pathOf(calls.listSavedReadings)}`, (route) =>
    route.fulfill({
      json: {
        readings: results.map((analysis_result, index) => ({
          id: `00000000-0000-4000-8000-00000000000${index}`,
          user_id: '00000000-0000-4000-8000-000000000009',
          analysis_type: 'palm',
          analysis_result,
          file_path: 'saved_reading',
          created_at: '2026-11-15T04:09:00Z',
        })),
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Text of Palm Reading #3' })).toHaveText(
    'Unable to display reading content',
  );
  await expect(page.getByText('Plain words.')).toBeVisible();
  await expect(page.getByText('Words in a reading.')).toBeVisible();
});
