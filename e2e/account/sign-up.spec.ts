import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import {
  PASSWORD,
  freshAddress,
  mailedCode,
  mailedLink,
  press,
  signIn,
  signUp,
} from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';

test('a visitor signs up, is refused a wrong code, comes back to the page, types a new one in lower case and signs in', async ({
  page,
  server,
}) => {
  const email = freshAddress();
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin Your Journey' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  await signUp(page, email);
  await expectToast(page, 'auth.signed-up');
  await expect(page.getByRole('link', { name: 'local mailbox' })).toHaveAttribute(
    'href',
    '/dev/mailbox',
  );
  await expectAccessible(page);

  const field = page.getByLabel('Confirmation Code');
  await press(page, 'Confirm Account');
  await expectToast(page, 'auth.missing-code');
  await field.fill('AAAAAA');
  await press(page, 'Confirm Account');
  await expectToast(page, 'auth.code-wrong');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    'This code isn’t right. Check it against the email.',
  );

  await press(page, 'Send a new code');
  await expectToast(page, 'auth.code-resent');

  // A page that is loaded again, or left and come back to, asks for the code of the same address.
  await page.reload();
  await expect(page.getByText(`sent to ${email}`)).toBeVisible();
  await expect(page.getByText('No code? Go back and sign up again')).toBeVisible();
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click();
  await expect(page).toHaveURL(/\/terms$/);
  await page.goBack();

  const code = await mailedCode(server, email, 2);
  await field.pressSequentially(`${code.toLowerCase()}x`);
  await expect(field).toHaveValue(code);
  await press(page, 'Confirm Account');
  await expectToast(page, 'auth.confirmed');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signIn(page, email);
  await expectToast(page, 'auth.signed-in');
  await expect(page).toHaveURL(/\/profile-setup$/);
});

test('after signing up on a low screen the code is in sight; the link in the mail works once, and every step after it may be skipped', async ({
  page,
  server,
  browser,
}) => {
  const email = freshAddress();
  // The form is scrolled when it is sent.
  await page.setViewportSize({ width: 390, height: 420 });
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Check your email for a code' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await mailedLink(server, email);
  await page.goto(link);
  await expectToast(page, 'auth.signed-in');
  await expect(page).toHaveURL(/\/profile-setup$/);

  const other = await browser.newContext({ baseURL: server.url });
  const late = await other.newPage();
  await late.goto(link);
  await expectToast(late, 'auth.link-invalid');
  await expect(late).toHaveURL(/\/auth$/);
  await other.close();

  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(/\/the-oracle$/);
  await page.goto('/your-sky');
  await expect(page.getByRole('heading', { name: 'Nothing drawn yet' })).toBeVisible();
  await expectAccessible(page);
});

test('what is missing, weak, common or mistyped is said, and what was typed stays; Google is a plain line where the server has none', async ({
  page,
}) => {
  await page.goto('/auth');
  const google = page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeEnabled();
  await expect(google).toHaveCSS('border-top-width', '0px');
  await google.click();
  await expectToast(page, 'auth.google-not-configured');
  await press(page, 'Sign In');
  await expectToast(page, 'auth.missing-information');
  await press(page, 'Sign Up');
  await page.getByLabel('Email').fill('wren@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByLabel('Confirm Password').fill('secret2');
  await press(page, 'Sign Up');
  await expectToast(page, 'auth.password-mismatch');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password').fill('12345');
  await press(page, 'Sign Up');
  await expectToast(page, 'auth.weak-password');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Confirm Password').fill('123456');
  await press(page, 'Sign Up');
  await expectToast(page, 'auth.common-password');
  await expect(page.getByLabel('Email')).toHaveValue('wren@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This password is too easy to guess. Choose another.',
  );
  await page.getByLabel('Email').fill('wren at example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await press(page, 'Sign Up');
  await expectToast(page, 'auth.invalid-email');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a user who signs in before confirming is told so and can go on with a new code', async ({
  page,
  server,
}) => {
  const email = freshAddress();
  await signUp(page, email);
  await expectToast(page, 'auth.signed-up');
  await page.goto('/login');
  await signIn(page, email);
  await expectToast(page, 'auth.email-not-confirmed');
  await press(page, 'Enter the code');
  await page.getByLabel('Confirmation Code').fill(await mailedCode(server, email, 2));
  await press(page, 'Confirm Account');
  await expectToast(page, 'auth.confirmed');
});
