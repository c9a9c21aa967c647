import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import {
  PASSWORD,
  becomeMember,
  freshAddress,
  mailedCode,
  mailedLink,
  press,
  signIn,
  signOut,
} from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';

/** What a person has to do: fields to fill and things to press. */
function countedHand() {
  const done = { fields: 0, taps: 0 };
  return {
    done,
    fill: async (field: Locator, value: string) => {
      done.fields += 1;
      await field.fill(value);
    },
    tap: async (target: Locator) => {
      done.taps += 1;
      await target.click();
    },
  };
}

const date = (page: Page): Locator => page.getByLabel('Birth Date');
const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const placement = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('region', { name: 'Your placements' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name }),
    });

test('from the landing page to the first personal sentence in one field, to an account with its first page in seven, and eight taps', async ({
  page,
  server,
}) => {
  const hand = countedHand();
  const email = freshAddress();
  await page.goto('/');
  await hand.fill(date(page), '1991-03-14');
  await hand.tap(button(page, 'Show my sky'));
  // The first personal sentence: one screen, one field.
  await expect(page).toHaveURL(/\/your-sky$/);
  await expect(placement(page, 'Sun in Pisces')).toContainText('before anyone says hello');
  await expect(placement(page, 'Moon in Aquarius or Pisces')).toContainText('changed signs');
  await expect(placement(page, 'No rising sign yet')).toContainText('birth time and city');
  await expect(page.getByRole('img', { name: 'Your birth chart as a wheel' })).toBeVisible();
  await expect(page.getByText('Today for you')).toBeVisible();
  expect(hand.done).toEqual({ fields: 1, taps: 1 });
  await expectAccessible(page);
  expect(server.log()).not.toContain('1991-03-14');
  await hand.tap(page.getByRole('link', { name: 'Keep my chart' }));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await hand.fill(page.getByLabel('Email'), email);
  await hand.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.fill(page.getByLabel('Confirm Password'), PASSWORD);
  await hand.tap(button(page, 'Sign Up'));
  await expectToast(page, 'auth.signed-up');
  await expectAccessible(page);

  // The link is tapped in the mail, and opens another tab of the same browser.
  const link = await mailedLink(server, email);
  hand.done.taps += 1;
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab).toHaveURL(/\/profile-setup$/);
  await expect(date(tab)).toHaveValue('1991-03-14');
  await hand.fill(tab.getByLabel('Birth Name'), 'Maya Rivers');
  await hand.fill(tab.getByLabel('Birth Time', { exact: true }), '06:42');
  await hand.fill(tab.getByLabel('Birth City'), 'New York');
  await hand.tap(tab.getByRole('option', { name: /^New York.*United States/ }).first());
  await hand.tap(button(tab, 'Save Birth Details'));

  await expect(tab).toHaveURL(/\/your-sky$/);
  await expect(
    tab.getByRole('heading', { level: 1, name: 'Here’s your sky, Maya.' }),
  ).toBeVisible();
  await expect(placement(tab, 'Aries rising')).toContainText('people ask you for directions');
  await expect(placement(tab, 'Moon in Pisces')).toBeVisible();
  await expectAccessible(tab);
  await hand.tap(tab.getByRole('link', { name: 'Read today’s page' }));
  await expect(tab).toHaveURL(/\/daily-readings$/);
  await expect(tab.locator('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(hand.done.fields).toBeLessThanOrEqual(7);
  expect(hand.done.taps).toBeLessThanOrEqual(8);
  expect(await tab.evaluate(() => localStorage.getItem('kept_birth'))).toBeNull();
});

test('who gave time and city before signing up is shown the reveal at once, by the code too', async ({
  page,
  server,
}) => {
  const email = freshAddress();
  await page.goto('/');
  await date(page).fill('1991-03-14');
  await page.getByText('Add time and city').click();
  await page.getByLabel('Birth Time').fill('06:42');
  await press(page, 'Show my sky');
  await expectToast(page, 'profile.city-needed');
  await page.getByLabel('Birth City').fill('New York');
  await page
    .getByRole('option', { name: /^New York.*United States/ })
    .first()
    .click();
  await press(page, 'Show my sky');
  await expect(placement(page, 'Aries rising')).toBeVisible();
  await page.getByRole('link', { name: 'Keep my chart' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await press(page, 'Sign Up');
  await expectToast(page, 'auth.signed-up');
  await page.getByLabel('Confirmation Code').fill(await mailedCode(server, email));
  await press(page, 'Confirm Account');
  await expectToast(page, 'auth.confirmed');
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/your-sky$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(placement(page, 'Aries rising')).toBeVisible();
  await page.getByRole('link', { name: 'Read my palm' }).click();
  await expect(page).toHaveURL(/\/the-oracle$/);
});

test('a wrong date is said, the keyboard alone shows the sky, and a refresh, the way back, another date and a lost network keep to what was typed', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await press(page, 'Show my sky');
  await expectToast(page, 'profile.missing-information');
  await expect(date(page)).toBeFocused();
  await date(page).fill('1899-12-31');
  await page.keyboard.press('Enter');
  await expectToast(page, 'profile.birth-date-out-of-range');
  await expect(page.getByText('Enter a date after 1899.')).toBeVisible();
  await date(page).fill('1991-03-14');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/your-sky$/);

  // The wheel draws itself once, in less than two seconds, and stands still with reduced motion.
  const wheel = page.getByRole('img', { name: 'Your birth chart as a wheel' });
  await expect(wheel).toBeVisible();
  const ends = await wheel.evaluate((svg) =>
    svg.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(ends.every((ms) => typeof ms === 'number' && ms < 2000)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(placement(page, 'Sun in Pisces')).toBeVisible();
  await page.reload();
  await expect(wheel).toBeVisible();
  expect(await wheel.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(placement(page, 'Sun in Pisces')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(placement(page, 'Sun in Pisces')).toBeVisible();
  await page.getByRole('button', { name: 'Add time and city' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'See your sky' })).toBeFocused();
  await expect(date(page)).toHaveValue('1991-03-14');
  await date(page).fill('1990-07-30');
  await press(page, 'Show my sky');
  await expect(placement(page, 'Sun in Leo')).toBeVisible();
  await page.getByRole('button', { name: 'Use another date' }).click();
  await expect(date(page)).toHaveValue('');

  await context.setOffline(true);
  await date(page).fill('1990-01-30');
  await press(page, 'Show my sky');
  await expect(page.getByText('Your date is kept here')).toBeVisible();
  await expectAccessible(page);
  await goOnline(page);
  await press(page, 'Try again');
  await expect(placement(page, 'Sun in Aquarius')).toBeVisible();
});

test('a returning user is asked to sign in, and a newcomer to sign up', async ({
  page,
  server,
  browser,
}) => {
  const email = await becomeMember(page, server);
  await page.goto('/the-oracle');
  await signOut(page);
  await expectToast(page, 'auth.signed-out');
  await page.getByRole('link', { name: 'Begin Your Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/the-oracle$/);

  const context = await browser.newContext({ baseURL: server.url });
  const stranger = await context.newPage();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'Begin Your Journey' }).click();
  await expect(stranger.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await stranger.goto('/ask-the-oracle');
  await expect(stranger.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await stranger.goto('/login');
  await expect(stranger.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await context.close();
});
