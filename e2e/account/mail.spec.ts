import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { callAs } from '../launch/palms.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { birth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name });
const hour = (page: Page): Locator => page.getByLabel('Delivery hour');

/** The mails to an address that have an unsubscribe link, newest first. */
const dailyMails = async (server: RunningServer, email: string) =>
  (await server.mailbox(email)).filter(({ text }) => text.includes('/email/unsubscribe'));

/** The path of a link in a mail. */
const pathIn = (text: string | undefined, start: string): string =>
  new RegExp(`${start}\\S+`).exec(text ?? '')?.[0] ?? '';

test('daily mail is chosen, looked at, changed by its own link without signing in, and ended by another', async ({
  page,
  browser,
  server,
}) => {
  const email = await becomeMember(page, server);
  await callAs(page, server, calls.saveProfile, birth);
  await page.goto('/profile-setup');
  await expect(toggle(page, 'Daily readings')).toBeChecked();
  await expect(toggle(page, 'Daily horoscope')).toBeChecked();
  await expect(hour(page)).toHaveValue('7');
  await expectAccessible(page);

  await toggle(page, 'Daily horoscope').click();
  await hour(page).selectOption('9:00\u{A0}pm');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await press(page, 'Save Preferences');
  await expectToast(page, 'preferences.saved');
  await page.reload();
  await expect(toggle(page, 'Daily horoscope')).not.toBeChecked();
  await expect(hour(page)).toHaveValue('21');

  await press(page, 'Send Test Email');
  await expectToast(page, 'test-mail.sent');
  await expect.poll(async () => (await dailyMails(server, email)).length).toBeGreaterThan(0);
  const [mail] = await dailyMails(server, email);
  expect(mail?.text).toMatch(/^DAILY GUIDANCE\n/);
  expect(mail?.text).not.toContain('HOROSCOPE');
  await page.goto('/profile');
  await expect(page.getByText(/^Daily readings, in one email at 9:00\spm/)).toBeVisible();
  await page.getByRole('link', { name: 'Change email preferences' }).click();
  await expect(page).toHaveURL(/\/email-preferences$/);
  await expect(toggle(page, 'Daily horoscope')).not.toBeChecked();
  await expect(hour(page)).toHaveValue('21');
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL: server.url });
  const elsewhere = await visitor.newPage();
  await elsewhere.goto(pathIn(mail?.text, '/email-preferences\\?token='));
  await expect(elsewhere.getByRole('heading', { name: 'Email Preferences' })).toBeVisible();
  await expect(elsewhere.getByText(email.replace(/^(.).*@/, '$1…@'))).toBeVisible();
  await expect(toggle(elsewhere, 'Daily horoscope')).not.toBeChecked();
  await expectAccessible(elsewhere);
  await toggle(elsewhere, 'Daily horoscope').click();
  await press(elsewhere, 'Save Preferences');
  await expectToast(elsewhere, 'preferences.saved');
  expect(await callAs(page, server, calls.getEmailPreferences, {})).toMatchObject({
    daily_readings: true,
    daily_horoscope: true,
    mail_hour: 21,
  });

  await elsewhere.goto(pathIn(mail?.text, '/email/unsubscribe\\?token='));
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Change your mind' }).click();
  await expect(toggle(elsewhere, 'Daily readings')).not.toBeChecked();
  await visitor.close();
  await page.goto('/profile');
  await expect(page.getByText('No daily email.')).toBeVisible();
});

test('what goes wrong with the preferences is said, and nothing is lost', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  const answer = (call: { name: string }, status: number, code: string) =>
    page.route(`**${pathOf(call)}`, (route) => route.fulfill({ status, json: { code } }));

  await answer(calls.getEmailPreferences, 500, 'unexpected');
  await page.goto('/profile-setup');
  await expectToast(page, 'preferences.load-failed');
  await page.unrouteAll();
  await press(page, 'Try again');
  await expect(toggle(page, 'Daily readings')).toBeChecked();

  await toggle(page, 'Daily readings').click();
  await answer(calls.saveEmailPreferences, 500, 'unexpected');
  await press(page, 'Save Preferences');
  await expectToast(page, 'preferences.save-failed');
  await page.unrouteAll();
  await answer(calls.saveEmailPreferences, 401, 'signed_out');
  await press(page, 'Save Preferences');
  await expectToast(page, 'preferences.signed-out');
  await page.unrouteAll();
  await expect(toggle(page, 'Daily readings')).not.toBeChecked();
  await press(page, 'Save Preferences');
  await expectToast(page, 'preferences.saved');

  await press(page, 'Send Test Email');
  await expectToast(page, 'test-mail.nothing-to-send');
  await answer(calls.testDailyEmails, 503, 'mail_failed');
  await press(page, 'Send Test Email');
  await expectToast(page, 'test-mail.failed');

  await page.goto('/email-preferences?token=made-up');
  await expect(page.getByText('This Link Does Not Work')).toBeVisible();
  await expectAccessible(page);
});
