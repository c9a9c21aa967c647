import { calls } from '@palm/contract/calls';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../launch/fixtures.ts';
import { callAs } from '../launch/palms.ts';
import { becomeMember, freshAddress, signOut } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { startServer } from '../launch/server.ts';
import { CLIENT } from '../stand-ins/google-grants.ts';
import { startGoogleStandIn, type GoogleStandIn } from '../stand-ins/google.ts';

const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const google = await startGoogleStandIn();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use) => {
      const server = await startServer({
        env: {
          GOOGLE_CLIENT_ID: CLIENT.id,
          GOOGLE_CLIENT_SECRET: CLIENT.secret,
          GOOGLE_ISSUER: google.issuer,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Our own screen asks for an address too: nothing is typed before the other page is there. */
async function chooseAtGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
}

test('a user signs in with Google, three times into the same account, and returns to the page that asked', async ({
  page,
  google,
}) => {
  const email = freshAddress();
  for (const [asking, next] of [
    // The first time the way leads on to the birth details.
    ['/auth', /\/profile-setup$/],
    ['/auth', /\/the-oracle$/],
    ['/profile', /\/profile$/],
  ] as const) {
    await page.goto(asking);
    await chooseAtGoogle(page, email);
    expect(google.lastRequest()?.get('prompt')).toBe('select_account');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(next);
    if (asking === '/auth') await page.goto('/profile');
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
    await signOut(page);
    await expectToast(page, 'auth.signed-out');
  }
});

test('the owner of an address gets in though a stranger signed up with it first', async ({
  page,
  server,
}) => {
  const email = freshAddress();
  await callAs(page, server, calls.customSignup, { email, password: 'a stranger was here' });
  await page.goto('/auth');
  await chooseAtGoogle(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  const refused = await fetch(`${server.url}/functions/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a stranger was here' }),
  });
  expect(await refused.json()).toMatchObject({ code: 'invalid_credentials' });
});

test('an account with a password can be entered by Google too', async ({ page, server }) => {
  const email = await becomeMember(page, server);
  await page.goto('/the-oracle');
  await signOut(page);
  await expectToast(page, 'auth.signed-out');
  await page.goto('/auth');
  await chooseAtGoogle(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/the-oracle$/);
});

test('an unverified address, a wrong nonce or a wrong key does not sign in', async ({
  page,
  google,
}) => {
  for (const mischief of ['unverified-address', 'wrong-nonce', 'wrong-key'] as const) {
    google.misbehave(mischief);
    await page.goto('/auth');
    await chooseAtGoogle(page, freshAddress());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'auth.google-failed');
    await expect(page, mischief).toHaveURL(/\/auth$/);
  }
  google.misbehave('none');
});

test('a user who turns back at Google is told so, and still arrives where they were going', async ({
  page,
}) => {
  await page.goto('/auth?next=%2Fhistory');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'auth.google-cancelled');
  await expect(page).toHaveURL(/\/auth\?next=%2Fhistory$/);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test("a return that another browser's sign-in was meant for is refused", async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/auth');
  await chooseAtGoogle(page, freshAddress());
  let callback = '';
  await page.route('**/choose?**', async (route) => {
    callback = (await route.fetch({ maxRedirects: 0 })).headers()['location'] ?? '';
    await route.abort();
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => callback).toContain('/auth/v1/callback?');

  const context = await browser.newContext({ baseURL: server.url });
  const victim = await context.newPage();
  await victim.goto(callback);
  await expectToast(victim, 'auth.google-failed');
  await context.close();
});
