import { EVENTS_PATH } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { Browser, Page, Request } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { button } from '../launch/oracle-page.ts';
import { callAs, handPhoto } from '../launch/palms.ts';
import { becomeMember, PASSWORD, press, signIn } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { birth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

/** A call that is refused once the session has ended. */
const isAsUser = (request: Request): boolean =>
  /\/functions\/v1\/(?!track-events)/.test(request.url()) && !request.url().endsWith(EVENTS_PATH);

/** Another device of the same person. Without the stream of events it learns of a sign-out by what it does next. */
async function openDevice(browser: Browser, server: RunningServer, email: string, path: string) {
  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/functions/v1/sign-in', { data: { email, password: PASSWORD } });
  const page = await context.newPage();
  await page.route(`**${EVENTS_PATH}`, (route) => route.abort());
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (isAsUser(request)) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  await page.goto(path);
  return { page, isQuiet: () => expect.poll(() => unanswered.size).toBe(0) };
}

async function choosePartner(page: Page): Promise<void> {
  const partners = page.getByRole('list', { name: 'Partner signs' });
  await partners.getByRole('button', { name: /Leo/ }).click();
}

test('a user who was signed out elsewhere is asked to sign in, in the words of what they were doing', async ({
  page,
  server,
  browser,
}) => {
  const email = await becomeMember(page, server);
  await callAs(page, server, calls.saveProfile, birth);
  const quiet: (() => Promise<void>)[] = [];
  const open = async (path: string): Promise<Page> => {
    const device = await openDevice(browser, server, email, path);
    quiet.push(device.isQuiet);
    return device.page;
  };
  const daily = await open('/daily-readings');
  const horoscope = await open('/horoscope');
  const partner = await open('/horoscope');
  const chat = await open('/ask-the-oracle');
  const palm = await open('/the-oracle');
  await expect(daily.getByText('Every reading, every day')).toBeVisible();
  await expect(button(horoscope, /^Weekly/)).toBeVisible();
  await press(partner, 'Show Partner & Compatibility');
  await chat.getByLabel('Your question').fill('What does this week want from me?');
  await expect(chat.getByRole('log')).toBeVisible();
  await press(palm, 'Begin a Palm Reading');
  // A call still on its way would be the one that learns of it.
  for (const isQuiet of quiet) await isQuiet();

  await callAs(page, server, calls.signOut, { scope: 'global' });

  await button(daily, /^Daily Guidance/).click();
  await expectToast(daily, 'reading.authentication-required');
  await button(horoscope, /^Weekly/).click();
  await expectToast(horoscope, 'horoscope.authentication-required');
  await choosePartner(partner);
  await expectToast(partner, 'partner.authentication-required');
  await expect(partner.getByText('Authentication Required')).toBeHidden();
  await press(chat, 'Send');
  await expectToast(chat, 'chat.authentication-required');
  await expect(chat).toHaveURL(/\/auth\?next=/);
  await signIn(chat, email);
  await expect(chat.getByLabel('Your question')).toHaveValue('What does this week want from me?');
  await palm.getByLabel('Photo of your palm').setInputFiles(handPhoto('palm'));
  await expectToast(palm, 'palm.authentication-required');
  await expect(palm.getByText('Analysis Failed')).toBeHidden();
  await expect(palm).toHaveURL(/\/auth\?next=/);
  for (const device of [daily, horoscope, partner, chat, palm]) await device.context().close();
});

test('an open page learns by itself that its session was ended elsewhere', async ({
  page,
  server,
  browser,
}) => {
  const email = await becomeMember(page, server);
  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/functions/v1/sign-in', { data: { email, password: PASSWORD } });
  const other = await context.newPage();
  const isListening = other.waitForResponse(`**${EVENTS_PATH}`);
  await other.goto('/ask-the-oracle');
  await isListening;
  await page.goto('/profile');
  await press(page, 'Log out on every device');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out Everywhere' }).click();
  // Both toasts come at about the same time, and none stays for long.
  await Promise.all([
    expectToast(page, 'auth.signed-out-from-profile'),
    expectToast(other, 'chat.authentication-required'),
  ]);
  await expect(page.getByText('Authentication Required')).toBeHidden();
  await expect(other).toHaveURL(/\/auth\?next=/);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('noted_zone'))).toBeNull();
  await context.close();
});
