import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { becomeMember } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { expectPage, waitForApp } from '../launch/page-ready.ts';

const WIDE = { width: 1280, height: 800 };
const GUARDED = [
  '/the-oracle',
  '/ask-the-oracle',
  '/profile-setup',
  '/profile',
  '/subscription-success',
];

test('a visitor is led to the sign-in and out again, is told of an unknown path, and keeps the theme they chose', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth/);
  }
  for (const path of ['/profile', '/admin']) {
    await page.goto('/');
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth/);
    await page.goBack();
    await expect(page, path).toHaveURL(/\/$/);
  }

  await page.goto('/daily-readings');
  await page.getByRole('button', { name: /Love Forecast/ }).click();
  await expectToast(page, 'reading.sign-in-required');

  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
  await expectAccessible(page);
  await waitForApp(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Read by day' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('every page opens for a user, and axe finds nothing at either width', async ({
  page,
  server,
  viewport,
}) => {
  await becomeMember(page, server);
  for (const path of [
    ...GUARDED,
    '/saved-readings',
    '/your-sky',
    '/daily-readings',
    '/horoscope',
  ]) {
    await page.setViewportSize(viewport ?? WIDE);
    await page.goto(path);
    await expectPage(page, path);
    await expectAccessible(page, path);
    await page.setViewportSize(WIDE);
    await expectAccessible(page, `${path} on a wide screen`);
  }
});

test('the navigation shows each what is theirs, at either width', async ({
  page,
  server,
  viewport,
}) => {
  await page.goto('/daily-readings');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Daily', 'Horoscope', 'Sign In']);
  await page.setViewportSize(WIDE);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Daily Readings',
    'Horoscope',
    'My Readings',
    'Ask the Oracle',
  ]);
  await becomeMember(page, server);
  await page.reload();
  await expect(main.getByRole('link').first()).toHaveText('Palm & Soul');
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.setViewportSize(viewport ?? WIDE);
  await expect(tabs.getByRole('link')).toHaveText([
    'Home',
    'Daily',
    'Horoscope',
    'Oracle',
    'Profile',
  ]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByText('Welcome')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'My Readings' }).click();
  await expect(page).toHaveURL(/\/saved-readings$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/daily-readings$/);
  // A link that was followed before the app was there is a full load, and leads back all the same.
  await page.goto('/horoscope');
  const leo = page.getByRole('main').getByRole('link', { name: 'Leo' });
  await leo.evaluate((link: HTMLAnchorElement) => location.assign(link.href));
  await expect(page).toHaveURL(/\/horoscope\/leo$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/horoscope$/);
  // A page opened by a link has no page of ours behind it.
  await page.goto('/saved-readings');
  await expect(page.getByRole('heading', { name: 'No Saved Readings Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/admin');
  await expectToast(page, 'admin.access-denied');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/cosmic-mirror');
  await expect(page).toHaveURL(/\/the-oracle$/);
});
