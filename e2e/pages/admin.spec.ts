import { readFile } from 'node:fs/promises';
import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { enterAs } from '../launch/palms.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import type { RunningServer } from '../launch/server.ts';

const ADMIN_USERS = `**${pathOf(calls.adminUsers)}*`;
const broken = { status: 500, json: { code: 'unexpected' } };

/** Another user, in a browser of their own. */
async function newUser(browser: Browser, server: RunningServer): Promise<string> {
  const context = await browser.newContext();
  const email = await becomeMember(await context.newPage(), server);
  await context.close();
  return email;
}

const users = (page: Page): Locator => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, email: string): Locator =>
  users(page).getByRole('row').filter({ hasText: email });

/** A figure's name stands above its number. */
const figure = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=..');

test('an admin sees the figures and finds users', async ({ page, server }) => {
  await enterAs(page, server, 'admin');
  const noted = page.waitForRequest(
    (request) =>
      request.url().endsWith(pathOf(calls.trackEvents)) &&
      (request.postData() ?? '').includes('"page_path":"/admin"'),
  );
  await page.route(ADMIN_USERS, async (route) => {
    await expect(page.getByText('Loading users...')).toBeVisible();
    await expect(figure(page, 'Total Users')).toContainText('...');
    await route.continue();
  });
  await page.goto('/admin');
  await expect(figure(page, 'Trial Users')).toContainText(/\dActive trials/);
  await page.unrouteAll();
  await expect(figure(page, 'Premium Users')).toContainText(/\dPaid subscribers/);
  await expect(figure(page, 'Conversion Rate')).toContainText('%Signups + Actions');
  for (const name of ['Active Users', 'Page Views', 'Unique Visitors']) {
    await expect(figure(page, name)).toContainText('Last 30 days');
  }

  for (const column of ['User', 'Email', 'Subscription', 'Joined', 'Last Sign In', 'Actions']) {
    await expect(
      users(page).getByRole('columnheader', { name: column, exact: true }),
    ).toBeAttached();
  }
  await page.getByLabel('Search users').fill('demo.example');
  await expect(page.getByText('4 of 4 users')).toBeVisible();
  const free = rowOf(page, 'free@demo.example');
  for (const words of ['No name', 'Confirmed', 'Free', 'Never']) {
    await expect(free).toContainText(words);
  }
  await expect(rowOf(page, 'premium@demo.example')).toContainText('Premium');
  await expect(rowOf(page, 'trial@demo.example')).toContainText(/Trial, \d days? left/);
  const own = rowOf(page, 'admin@demo.example');
  await expect(own).toContainText('Your account');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Page views by day/ })).toBeVisible();
  await expect(page.getByText('No failed jobs.')).toBeVisible();
  await expectAccessible(page);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(widest).toBeLessThanOrEqual(0);

  // A page that still scrolls closes what the press has opened; a user then presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'About Email Status' }).click();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Whether the user has verified their email address.',
      { timeout: 5000 },
    );
  }).toPass();
  await page.keyboard.press('Escape');

  await page.getByLabel('Search users').fill('PREMIUM@demo');
  await expect(page.getByText('1 of 1 user', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'premium@demo.example')).toBeVisible();
  await page.getByLabel('Filter by plan').selectOption('Trial');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Search users').fill('demo.example');
  await expect(rowOf(page, 'trial@demo.example')).toBeVisible();
  const exported = page.getByText('Exported users: 1 user');
  const before = await exported.count();
  const saving = page.waitForEvent('download');
  await press(page, 'Export CSV');
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/^"id","email"/);
  expect(file).toContain('"trial@demo.example"');
  expect(file).not.toContain('"premium@demo.example"');
  await expect(exported).toHaveCount(before + 1);

  await page.getByRole('button', { name: '90 days' }).click();
  await page.getByText('Show the days as a table').click();
  await expect(page.getByRole('region', { name: 'Days as a table' }).getByRole('row')).toHaveCount(
    91,
  );
  await noted;
  await press(page, 'Refresh');
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a user is deleted after a second word, and the list is read anew @desktop-only', async ({
  page,
  server,
  browser,
}) => {
  const email = await newUser(browser, server);
  await enterAs(page, server, 'admin');
  await page.goto('/admin');
  await page.getByLabel('Search users').fill(email);
  const row = rowOf(page, email);
  const remove = row.getByRole('button', { name: `Delete ${email}` });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('cannot be undone');
  await expect(dialog).toContainText('profile, readings and chat history');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();

  await page.route(ADMIN_USERS, (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  );
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'admin.delete-failed');
  await page.unrouteAll();

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`User ${email} has been deleted successfully.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Deleted a user')).toBeVisible();
});

test('what failed for good waits for a decision @desktop-only', async ({ page, server }) => {
  await enterAs(page, server, 'admin');
  const at = '2026-11-15T04:09:00.000Z';
  await page.route(`**${pathOf(calls.adminHealth)}`, (route) =>
    route.fulfill({
      json: {
        mail: {
          leavesBy: 'smtp',
          waiting: 2,
          retrying: 1,
          failed: 1,
          oldestWaitingAt: at,
          sentDaily: 5,
          stopped: 1,
        },
        queues: [],
        deadLetters: {
          total: 1,
          newest: [
            {
              id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11',
              job: 'send-billing-mail',
              error: '550 no such mailbox',
              tries: 7,
              enqueuedAt: at,
              failedAt: at,
            },
          ],
        },
      },
    }),
  );
  await page.goto('/admin');
  await expect(page.getByText('550 no such mailbox')).toBeVisible();
  await expect(page.getByText('Email is sent by SMTP. 2 waiting')).toBeVisible();
  await expectAccessible(page);
  // The server itself knows of no such job.
  await page.getByRole('button', { name: 'Retry Send billing mail' }).click();
  await expectToast(page, 'admin.letter-gone');
});

test('a list that cannot be had says so; who cannot be verified, or is an admin no longer, is taken home @desktop-only', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'admin');
  await page.route(ADMIN_USERS, (route) => route.fulfill(broken));
  await page.goto('/admin');
  await expectToast(page, 'admin.fetch-failed');
  await expect(figure(page, 'Total Users')).toContainText('...');
  await page.unrouteAll();
  await press(page, 'Try again: The users');
  await expect(users(page)).toBeVisible();

  await page.route(/\/admin-(insights|model|health|actions)$/, (route) => route.fulfill(broken));
  await page.reload();
  const notLoaded = page.getByText('could not be loaded.');
  await expect(notLoaded).toHaveCount(4);
  await expectAccessible(page);
  await page.unrouteAll();
  for (let left = 3; left >= 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Try again/ })
      .first()
      .click();
    await expect(notLoaded).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'Funnel' })).toBeVisible();

  await page.route(ADMIN_USERS, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden' } }),
  );
  await page.route(`**${pathOf(calls.getRole)}`, (route) =>
    route.fulfill({ json: { role: null } }),
  );
  await press(page, 'Refresh');
  await expectToast(page, 'admin.access-denied');
  await expect(page).toHaveURL(/\/$/);

  await page.unrouteAll();
  await page.route(`**${pathOf(calls.getRole)}`, (route) => route.fulfill(broken));
  await page.goto('/admin');
  await expectToast(page, 'admin.verify-failed');
  await expect(page).toHaveURL(/\/$/);
});
