import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { type MessageKey, messages, say } from '@palm/contract/messages';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { readPalmOf } from '../launch/palms.ts';
import {
  PASSWORD,
  becomeMember,
  freshAddress,
  mailedCode,
  press,
  signIn,
} from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';

const NEW_PASSWORD = 'seven wise owls';

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) });

/** The words of a toast. Those that come while a dialog is open cannot be closed before it. */
const said = (page: Page, key: MessageKey) => page.getByText(messages[key].message);

/** Fills the dialog by keyboard, as it stands when it opens. */
async function confirmWith(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your email address').fill(address);
  await page.keyboard.press('Enter');
}

test('an account is deleted after its address was typed, in every tab, and nothing is left in the browser', async ({
  page,
  server,
  context,
}) => {
  const email = await becomeMember(page, server);
  const other = await context.newPage();
  await other.goto('/ask-the-oracle');
  await expect(other.getByLabel('Your question')).toBeEnabled();
  await page.goto('/profile-setup');
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      localStorage.setItem('kept', 'mine');
      sessionStorage.setItem('kept', 'mine');
    });
  }
  const open = card(page, 'Danger Zone').getByRole('button', { name: 'Delete Account' });
  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('profile, readings and chat history');
  await expectAccessible(page);
  // On a low or magnified screen its beginning can still be reached.
  const screen = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...screen, height: 320 });
  const title = dialog.getByRole('heading');
  await title.scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(screen);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await confirmWith(page, 'another@example.com');
  await expect(dialog.getByText('This doesn’t match your account’s email.')).toBeVisible();
  await page.route(`**${pathOf(calls.deleteAccount)}`, (route) => route.abort());
  await confirmWith(page, email);
  await expect(said(page, 'account.delete-failed')).toBeVisible();
  await page.unrouteAll();

  await confirmWith(page, ` ${email.toUpperCase()}`);
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => expect(said(tab, 'account.deleted')).toBeVisible()));
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/$/)));
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: 'Begin Your Journey' })).toBeVisible();
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('kept'))).toBeNull();
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('kept'))).toBeNull();
  }
  await page.goto('/auth');
  await signIn(page, email);
  await expectToast(page, 'auth.invalid-credentials');
  await expect
    .poll(async () => (await server.mailbox(email)).map(({ subject }) => subject))
    .toEqual(['Your Palm & Soul account is deleted']);
});

test('everything stored is put into a file, and a kept photo is seen and deleted @desktop-only', async ({
  page,
  server,
}) => {
  const email = await becomeMember(page, server);
  await readPalmOf(page, server, { hand: 'palm', keepPhoto: true });
  await page.goto('/profile#your-data');
  const data = card(page, 'Your Data');
  await data.getByRole('button', { name: 'Export My Data' }).click();
  await expectToast(page, 'export.requested');
  const download = data.getByRole('button', { name: 'Download My Data' });
  await expect(download).toBeVisible();
  await expect(data.getByText(/\d (KB|MB), available until/)).toBeVisible();
  await expect(data.getByRole('img', { name: /^Your palm,/ })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^palm-and-soul-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect
    .poll(async () => (await server.mailbox(email))[0]?.text)
    .toContain('/profile#your-data');

  await data.getByRole('button', { name: /^Delete the photo of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'photo.deleted');
  await expect(data.getByText('None kept.')).toBeVisible();
});

test('address and password are changed by who knows the password, and other devices signed out @desktop-only', async ({
  page,
  server,
  browser,
}) => {
  const old = await becomeMember(page, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const enter = { data: { email: old, password: PASSWORD } };
  await elsewhere.request.post(pathOf(calls.signIn), enter);
  await page.goto('/profile');
  const security = card(page, 'Security');
  await expect(security.getByText('This device')).toBeVisible();
  await security.getByRole('button', { name: /^Sign out .*, last seen/ }).click();
  await expectToast(page, 'account.device-signed-out');
  await expect(security.getByText(/^Last seen/)).toBeHidden();

  const email = freshAddress();
  await security.getByRole('button', { name: 'Change Address' }).click();
  await security.getByLabel('New Email').fill(email);
  await security.getByLabel('Your Password').fill('a guess');
  await press(page, 'Send Code');
  await expectToast(page, 'account.wrong-password');
  await expectAccessible(page);
  await security.getByLabel('Your Password').fill(PASSWORD);
  await press(page, 'Send Code');
  await expect(page.getByText(say('account.code-sent', { email }).message)).toBeVisible();
  await security.getByLabel('Confirmation Code').fill('AAAAAA');
  await press(page, 'Confirm New Address');
  await expectToast(page, 'auth.code-wrong');
  await expectAccessible(page);
  await security.getByLabel('Confirmation Code').fill(await mailedCode(server, email));
  await press(page, 'Confirm New Address');
  await expect(page.getByText(say('account.address-changed', { email }).message)).toBeVisible();
  await expect(card(page, 'Account Information').getByText(email)).toBeVisible();

  await security.getByRole('button', { name: 'Change Password' }).click();
  await security.getByLabel('Current Password').fill(PASSWORD);
  await security.getByLabel('New Password').fill(NEW_PASSWORD);
  await security.getByLabel('Confirm Password').fill('something else');
  await press(page, 'Set New Password');
  await expect(security.getByLabel('Confirm Password')).toBeFocused();
  await expectToast(page, 'auth.password-mismatch');
  await security.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'account.password-changed');
  const again = { data: { email, password: NEW_PASSWORD } };
  expect((await elsewhere.request.post(pathOf(calls.signIn), again)).ok()).toBe(true);
  await elsewhere.close();
});
