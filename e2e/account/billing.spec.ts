import { readFile } from 'node:fs/promises';
import { messages } from '@palm/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { comeBack } from '../launch/come-back.ts';
import { expect, test } from '../launch/fixtures.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import type { RunningServer } from '../launch/server.ts';

const TRIAL_TITLE = 'Seven days free. Then $9.99 a month.';

const isPhone = (): boolean => test.info().project.name === 'phone';

const card = (page: Page): Locator =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Subscription Status' }),
  });
const banner = (page: Page): Locator => page.getByRole('complementary', { name: 'Oracle Premium' });

/** Where a button of the profile leads: a new tab on a desktop, this window on a phone. */
async function follow(page: Page, name: string): Promise<Page> {
  if (isPhone()) {
    await press(page, name);
    await page.waitForURL(/\/dev\/billing\//);
    return page;
  }
  const [tab] = await Promise.all([page.waitForEvent('popup'), press(page, name)]);
  await tab.waitForURL(/\/dev\/billing\//);
  return tab;
}

const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Through the checkout to its end, in whichever tab it opened. */
async function startTrial(page: Page): Promise<Page> {
  await page.goto('/profile');
  const checkout = await follow(page, 'Upgrade');
  await choose(checkout, /^Start free trial/);
  await expect(checkout).toHaveURL(/\/subscription-success/);
  return checkout;
}

async function newMemberOnProfile(page: Page, server: RunningServer): Promise<void> {
  await becomeMember(page, server);
  await page.goto('/profile');
  await expect(card(page).getByText('Free Account')).toBeVisible();
}

/** A checkout that cannot be had is said, and a blocked pop-up opens one in the same window. */
async function expectNoCheckout(page: Page): Promise<void> {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/create-checkout', async (route) => {
    await refused;
    await route.fulfill({ status: 503, json: { code: 'checkout_failed' } });
  });
  await press(page, 'Upgrade');
  await expect(page.getByText(messages['subscription.preparing-checkout'].title)).toBeVisible();
  refuse();
  await expectToast(page, 'subscription.checkout-failed');
  await expect(page.getByText(messages['subscription.preparing-checkout'].title)).toBeHidden();
  await page.unrouteAll();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(page, 'Upgrade');
  await expect(page).toHaveURL(/\/dev\/billing\/checkout\//);
  await page.goto('/profile');
  await expect(card(page).getByText('Free Account')).toBeVisible();
}

test('a checkout that cannot be had leaves no empty tab; then a free user upgrades, is welcomed, has the agreement, becomes Premium, and cancels in two clicks @desktop-only', async ({
  page,
  server,
  context,
}) => {
  await newMemberOnProfile(page, server);
  await expectNoCheckout(page);
  await expect.poll(() => context.pages().length).toBe(1);
  await expect(card(page)).toContainText('Upgrade to unlock premium readings and insights');
  const offer = /\$9\.99 a month, first charge on \w+ \d+, \d{4} \(UTC\) after 7 free days; cancel/;
  await expect(page.getByRole('button', { name: 'Upgrade' })).toHaveAccessibleDescription(offer);
  await expectAccessible(page);

  const checkout = await follow(page, 'Upgrade');
  await expect(checkout.getByText('no card is charged')).toBeVisible();
  await choose(checkout, /^Start free trial, first charge \$9\.99 on/);
  await expect(checkout).toHaveURL(/\/subscription-success\?session_id=/);
  const welcome = checkout.getByRole('main');
  await expect(welcome.getByRole('heading', { level: 1 })).toHaveText('Welcome to Oracle Premium!');
  for (const feature of [
    'Unlimited mystical readings',
    'Full biometric analysis',
    'Personalized horoscopes',
    'Advanced cosmic insights',
  ])
    await expect(welcome.getByText(feature)).toBeVisible();
  await expect(welcome.getByText(/^First charge: \$9\.99 on/)).toBeVisible();
  await expectAccessible(checkout);

  await expect(card(page).getByText('Free Trial', { exact: true })).toBeVisible();
  await expect(card(page).getByText('7 days left in your free trial')).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Download your agreement'),
  ]);
  expect(download.suggestedFilename()).toBe('oracle-premium-consent.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/Accepted at 20.*Oracle Premium costs \$9\.99 a month until you cancel\./s);

  const portal = await follow(page, 'Manage Subscription');
  await choose(portal, 'End the trial now');
  await expect(portal.getByText(/Oracle Premium is active/)).toBeVisible();

  await page.goto('/horoscope');
  await expect(banner(page).getByText('Oracle Premium Active')).toBeVisible();
  await expectAccessible(page);
  const opened = isPhone() ? page : page.waitForEvent('popup');
  await banner(page).getByRole('button', { name: 'Manage' }).click();
  await expect(await opened).toHaveURL(/\/dev\/billing\/portal\//);

  await page.goto('/profile');
  await expect(card(page).getByText('Oracle Premium', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText('Enjoy unlimited access to all mystical features');
  await expect(card(page)).toContainText(/Next charge: \$9\.99 on/);
  await expect(card(page).getByRole('button', { name: 'Upgrade' })).toHaveCount(0);
  const leaving = await follow(page, 'Cancel Subscription');
  await choose(leaving, 'Cancel subscription');
  await expect(leaving.getByText(/It is cancelled/)).toBeVisible();
  if (isPhone()) await page.goto('/profile');
  await expect(card(page)).toContainText(
    /Cancelled\. Access ends on .*nothing more will be charged/,
  );
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the welcome leads on, and is noted once with the plan; after a trial that ended no second one is promised', async ({
  page,
  server,
}) => {
  const noted: unknown[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/track-events')) noted.push(request.postDataJSON());
  });
  const subscriptions = () => JSON.stringify(noted).match(/"plan_type":"trial"/g)?.length ?? 0;
  await becomeMember(page, server);
  const welcome = await startTrial(page);
  await expect(welcome.getByText(/^First charge/)).toBeVisible();
  await expectAccessible(welcome);
  await expect.poll(subscriptions).toBe(1);
  await welcome.reload();
  await expect(welcome.getByText(/^First charge/)).toBeVisible();
  await welcome.getByRole('link', { name: 'Explore Horoscopes' }).click();
  await expect(welcome).toHaveURL(/\/horoscope$/);
  await welcome.goBack();
  await welcome.getByRole('link', { name: 'Cosmic Mirror' }).click();
  await expect(welcome).toHaveURL(/\/the-oracle$/);
  expect(subscriptions()).toBe(1);

  await page.goto('/profile');
  const portal = await follow(page, 'Cancel Subscription');
  await choose(portal, 'Cancel subscription');
  await expect(portal.getByText(/It is cancelled/)).toBeVisible();
  await portal.goto(portal.url().replace(/\?.*/, ''));
  await choose(portal, 'End the trial now');
  await expect(portal.getByText('It has ended.', { exact: false })).toBeVisible();

  await page.goto('/profile');
  await expect(card(page).getByText('Free Account')).toBeVisible();
  await expect(card(page)).toContainText('Your free trial has ended');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toHaveAccessibleDescription(
    /first charge today/,
  );
  await page.goto('/premium');
  await expect(page.getByRole('main')).toContainText(/First charge today, \w+day/);
  await expect(page.getByRole('main')).not.toContainText('free days');
  await expectAccessible(page);
  await page.goto('/horoscope');
  await expect(banner(page)).toContainText('Your free trial has ended');
  await expectAccessible(page);
});

/** On the profile of a user on trial: a failed check keeps what was known, and a first one calls no user free. */
async function expectPlanKeptWhenCheckFails(page: Page): Promise<void> {
  await expect(card(page).getByText('Free Trial', { exact: true })).toBeVisible();
  await page.route('**/check-subscription', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  );
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await comeBack(page, () => logged.join('\n').includes('The subscription could not be checked'));
  await expect(card(page).getByText('Free Trial', { exact: true })).toBeVisible();

  await page.reload();
  await expect(card(page)).toContainText('We couldn’t check your subscription');
  await expect(card(page).getByText('Free Account')).toHaveCount(0);
  // Checks that the page makes by itself are held too: one of them would take the button away before the press.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/check-subscription', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  // One that is held already answers the press too: no other request may follow it.
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  pressed.resolve();
  await expect(card(page).getByText('Free Trial', { exact: true })).toBeVisible();
  await page.unrouteAll();
}

test('a failed check calls no user free; a failed payment is said with the day access ends, and is made good in the portal', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await startTrial(page);
  await page.goto('/profile');
  await expectPlanKeptWhenCheckFails(page);

  const portal = await follow(page, 'Manage Subscription');
  await choose(portal, 'Fail the next payment now');
  await expect(portal.getByText(/payment of \$9\.99 failed/)).toBeVisible();
  const portalUrl = portal.url();
  if (isPhone()) await page.goto('/profile');
  await expect(card(page)).toContainText(/A payment of \$9\.99 failed on .* unless it is paid/);
  await expect(card(page).getByText('Oracle Premium', { exact: true })).toBeVisible();

  if (isPhone()) await portal.goto(portalUrl);
  await choose(portal, /^Pay again/);
  await expect(portal.getByText(/Oracle Premium is active/)).toBeVisible();
  if (isPhone()) await page.goto('/profile');
  await expect(card(page)).toContainText(/Next charge: \$9\.99 on/);
});

const planColumn = (page: Page, place: number): Locator =>
  page.getByRole('table').locator(`tbody tr td:nth-child(${place})`);

test('a visitor sees the whole offer, signs up, and starts the trial from the same page', async ({
  page,
  server,
}) => {
  await page.goto('/premium');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(TRIAL_TITLE);
  await expect(main.getByText(/^First charge \w+day, \w+ \d+\. Cancel by \w+day/)).toBeVisible();
  await expect(main.getByRole('list', { name: /free days/ }).getByRole('listitem')).toHaveCount(8);
  await expect(planColumn(page, 3)).toHaveText(['6', '1', 'full', '1', 'no limit']);
  await expectAccessible(page);
  await expect(main.getByRole('link', { name: 'Start seven free days' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fpremium',
  );
  await becomeMember(page, server);
  await page.goto('/premium');
  const start = main.getByRole('button', { name: 'Start seven free days' });
  await expect(start).toHaveAccessibleDescription(/\$9\.99 a month, first charge on \w+ \d+/);
  const charge = await main.getByText(/^First charge/).boundingBox();
  expect(charge?.y).toBeLessThan((await start.boundingBox())?.y ?? 0);
  await expect(main.getByRole('link', { name: 'Stay with Free' })).toBeVisible();
  await expectAccessible(page);
  const checkout = await follow(page, 'Start seven free days');
  await choose(checkout, /^Start free trial/);
  await expect(checkout).toHaveURL(/\/subscription-success/);

  await page.goto('/premium');
  await expect(main.getByText('7 days left in your free trial.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Start seven free days' })).toHaveCount(0);
  await expectAccessible(page);
  const portal = await follow(page, 'Manage Subscription');
  await choose(portal, 'End the trial now');
  await expect(portal.getByText(/Oracle Premium is active/)).toBeVisible();

  await page.goto('/premium');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You have Oracle Premium.');
  await expect(main.getByText(/Next charge: \$9\.99 on/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await expectAccessible(page);
});

test('where nothing is sold, without a network, and without an answer, Premium offers nothing', async ({
  page,
  server,
}) => {
  const offers = page.getByRole('main').getByText(/free days|First charge/);
  await page.route('**/server-info', (route) =>
    route.fulfill({ json: { google: false, billing: false, mailboxPath: null } }),
  );
  await page.goto('/premium');
  await expect(page.getByText('can’t be bought here at the moment')).toBeVisible();
  await expect(offers).toHaveCount(0);
  await expectAccessible(page);
  await becomeMember(page, server);
  await page.reload();
  await expect(page.getByText('can’t be bought here at the moment')).toBeVisible();
  await expect(offers).toHaveCount(0);

  await page.unroute('**/server-info');
  await page.route('**/check-subscription', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  );
  await page.reload();
  await expect(page.getByText('We couldn’t check your plan')).toBeVisible();
  await expect(offers).toHaveCount(0);
  await page.route('**/functions/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The offer and its dates need a connection.')).toBeVisible();
  await expect(offers).toHaveCount(0);
  await expectAccessible(page);
});

test('the banner leads to the offer, and stays closed for the visit once it was closed', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/horoscope');
  await expect(banner(page)).toContainText('Start your 7-day free trial');
  await expectAccessible(page);
  await banner(page).getByRole('link', { name: 'See Oracle Premium' }).click();
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TRIAL_TITLE);
  await expect(banner(page)).toHaveCount(0);

  await page.goto('/horoscope');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  const checked = page.waitForResponse(/check-subscription/);
  await page.reload();
  await checked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await startTrial(page);
  await page.goto('/horoscope');
  await expect(banner(page)).toContainText('7 days left in your free trial');
});

test('the banner takes the room that was kept for it, on the first visit too @both-widths', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  const { promise: checked, resolve: check } = Promise.withResolvers<void>();
  await page.route('**/check-subscription', async (route) => {
    await checked;
    await route.continue();
  });
  await page.goto('/the-oracle');
  const begin = page.getByRole('button', { name: 'Begin a Palm Reading' });
  await begin.waitFor();
  await waitForFonts(page);
  const first = await begin.boundingBox();
  check();
  await expect(banner(page)).toBeVisible();
  expect(await begin.boundingBox()).toEqual(first);
  await page.unrouteAll();

  await page.goto('/horoscope');
  await expect(banner(page)).toBeVisible();
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  await waitForFonts(page);
  const settled = await top();
  await page.route('**/check-subscription', () => {});
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await waitForFonts(page);
  await expect.poll(top).toBe(settled);
});
