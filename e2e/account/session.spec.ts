import { expectAccessible } from '../launch/axe.ts';
import { comeBack } from '../launch/come-back.ts';
import { expect, test } from '../launch/fixtures.ts';
import { PASSWORD, becomeMember, mailedLink, press, signIn, signOut } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';

test('a reload keeps the session, a signed-in visit to the auth screen goes on, and signing out reaches the other tab', async ({
  page,
  server,
  context,
}) => {
  await becomeMember(page, server);
  await page.goto('/the-oracle');
  await page.reload();
  await expect(page).toHaveURL(/\/the-oracle$/);
  // A browser that knows the account does not lead on to the birth details.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('has_account'))).toBe('yes');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/the-oracle$/);

  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await signOut(page);
  await expectToast(page, 'auth.signed-out');
  await expect(other).toHaveURL(/\/auth/);
});

test('the profile page signs out in its own words, here and everywhere @desktop-only', async ({
  page,
  server,
  browser,
}) => {
  const email = await becomeMember(page, server);
  const context = await browser.newContext({ baseURL: server.url });
  const phone = await context.newPage();
  await phone.goto('/auth');
  await signIn(phone, email);
  await expect(phone).toHaveURL(/\/profile-setup$/);
  await phone.goto('/profile-setup');
  await phone.getByLabel('Birth Name').fill('Wren');

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Log out on every device');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expectToast(page, 'auth.signed-out-from-profile');

  // The other device learns of it with its next call, and what was typed there waits for the return.
  await comeBack(phone, () => /\/auth\?next=/.test(phone.url()));
  await signIn(phone, email);
  await expect(phone).toHaveURL(/\/profile-setup$/);
  await expect(phone.getByLabel('Birth Name')).toHaveValue('Wren');
  await context.close();
});

test('a forgotten password is replaced by mail; a server that cannot be reached is said, and nothing typed is lost', async ({
  page,
  server,
  context,
}) => {
  const email = await becomeMember(page, server);
  await page.goto('/the-oracle');
  await signOut(page);
  await expectToast(page, 'auth.signed-out');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await press(page, 'Forgot your password?');
  await press(page, 'Send Reset Link');
  await expectToast(page, 'auth.missing-information');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send Reset Link');
  await expectToast(page, 'auth.reset-requested');

  const link = await mailedLink(server, email);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('seven wise owls');
  await page.getByLabel('Confirm Password').fill('seven wise owls');
  await press(page, 'Set New Password');
  await expectToast(page, 'auth.password-changed');
  await signIn(page, email, PASSWORD);
  await expectToast(page, 'auth.invalid-credentials');
  await context.setOffline(true);
  await signIn(page, email, 'seven wise owls');
  await expectToast(page, 'request.offline');
  await goOnline(page);
  await press(page, 'Sign In');
  await expectToast(page, 'auth.signed-in');
  await expect(page).toHaveURL(/\/the-oracle$/);

  await signOut(page);
  await expectToast(page, 'auth.signed-out');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('eight wise owls');
  await page.getByLabel('Confirm Password').fill('eight wise owls');
  await press(page, 'Set New Password');
  await expectToast(page, 'auth.link-invalid');
});
