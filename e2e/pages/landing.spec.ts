import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { becomeMember } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];

/** Whatever `next` says, this is where a link leads first. */
const leadsTo = async (link: Locator): Promise<string> =>
  ((await link.getAttribute('href')) ?? '').replace(/\?.*$/, '');

const cards = [
  'Palm Reading by Wizard',
  'Get Your Personal Reading',
  'Check Your Compatibility',
  'Ask The Oracle',
];

async function cardTargets(page: Page): Promise<string[]> {
  const links = cards.map((name) => page.getByRole('main').getByRole('link', { name }).first());
  return Promise.all(links.map(leadsTo));
}

const hrefsOf = (place: Locator): Promise<string[]> =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('a visitor finds every way the landing page promises @both-widths', async ({
  page,
  server,
}) => {
  for (const path of ['/', '/home']) {
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await leadsTo(main.getByRole('link', { name: 'Begin Your Journey' }))).toBe('/auth');
    expect(await cardTargets(page)).toEqual(['/the-oracle', '/auth', '/auth', '/auth']);
    expect(await hrefsOf(main.getByRole('region', { name: 'Contents' }))).toEqual([
      '/daily-readings',
      '/horoscope',
      '/the-oracle',
      '/ask-the-oracle',
      '/cosmic-mirror',
      '/saved-readings',
      '/auth?mode=sign-up',
    ]);
    expect(await hrefsOf(main.getByRole('navigation', { name: 'The twelve signs' }))).toEqual(
      SIGNS.map((sign) => `/horoscope/${sign}`),
    );
    const footer = page.getByRole('contentinfo');
    expect(await hrefsOf(footer)).toEqual(
      expect.arrayContaining([
        '/',
        '/horoscope',
        '/the-oracle',
        '/ask-the-oracle',
        '/terms',
        '/privacy',
      ]),
    );
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  }
  // None of them leads nowhere.
  const all = await hrefsOf(page.locator('body'));
  for (const href of new Set(all.filter((one) => one.startsWith('/')))) {
    expect((await fetch(server.url + href)).status, href).toBe(200);
  }
  await page.getByRole('link', { name: 'Start Your 7-Day Free Trial' }).click();
  await expect(page).toHaveURL(/\/premium$/);
});

test('who is signed in goes straight to the readings', async ({ page, server }) => {
  await becomeMember(page, server);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'See Your Plan' })).toBeVisible();
  await expect
    .poll(() => cardTargets(page))
    .toEqual(['/the-oracle', '/horoscope', '/horoscope', '/ask-the-oracle']);
  await page.getByRole('main').getByRole('link', { name: 'Ask The Oracle' }).first().click();
  await expect(page).toHaveURL(/\/ask-the-oracle$/);
});

test('the sky is that of now, and nothing moves when it comes @both-widths', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Fonts that are at hand: on a slow machine one that comes late moves the lines.
  await page.goto('/offline');
  await waitForFonts(page);
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'Tonight’s sky' });
  await expect(sheet.locator('time[data-sky=live]')).toBeVisible();
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(new Date()),
  );
  await expect(sheet).toContainText(today);
  await expect(sheet.getByRole('row')).toHaveCount(11);
  await expect(sheet.getByRole('img', { name: /^The Moon, .+ lit$/ })).toBeVisible();
  await sheet.scrollIntoViewIfNeeded();
  await waitForFonts(page);
  expect(await page.evaluate(() => Object(window)['shifts'])).toEqual([]);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'How accurate they are' }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
});

test('the page is whole without scripts: the sky of its day, three readings, their receipts', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'Tonight’s sky' });
  await expect(sheet).toContainText(/As of 12:00.pm.UTC/);
  await expect(sheet.getByRole('row')).toHaveCount(11);
  for (const name of ['Daily horoscope, Leo', 'Palm reading', 'Compatibility, Gemini and Libra']) {
    const sample = page.getByRole('article').filter({ hasText: name });
    const receipts = sample.getByRole('list');
    await expect(receipts).toBeHidden();
    await sample.getByText('What this rests on').click();
    await expect(receipts).toBeVisible();
  }
  await page.close();
});

test('a numeral in a sample leads to the fact it rests on', async ({ page }) => {
  await page.goto('/');
  const leo = page.getByRole('article').filter({ hasText: 'Daily horoscope, Leo' });
  const facts = leo.getByRole('list');
  await expect(facts).toBeHidden();
  await leo
    .getByRole('link', { name: /^Note 1 of/ })
    .first()
    .click();
  await expect(facts).toBeVisible();
  await expect(facts.getByRole('listitem').first()).toContainText(/ in \w+| and \w+/);
  await expect(leo.getByRole('link', { name: 'Get My Daily Horoscope' })).toBeVisible();
});

test('a sign has its page, its neighbours, and a way to its horoscope that outlasts the sign-in', async ({
  page,
  server,
}) => {
  await page.goto('/horoscope/leo');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
  await expect(main).toContainText('Jul 23–Aug 22');
  await expect(main).toContainText(/The Sun stands at \d+°\d\d′ \w+/);
  // Today's horoscope is whole, with its facts, for everybody.
  await expect(main.getByRole('region', { name: 'Today for Leo' })).toContainText(/\w+ \w+ \w+\./);
  await expect(main.getByRole('list', { name: 'What this rests on' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'After Virgo' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Virgo' })).toBeVisible();
  await main.getByRole('link', { name: 'Read the Virgo Horoscope' }).click();
  await expect(
    main.getByRole('heading', { name: 'Sign in for the Virgo horoscope' }),
  ).toBeVisible();
  await expect(main).toContainText('read today’s horoscope of any sign');
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('/horoscope?sign=virgo')),
  );
  // Born under Taurus: what they came for is shown, and their own sign offered.
  await becomeMemberWithBirth(page, server);
  await page.goto('/horoscope?sign=virgo');
  await expect(main.getByRole('heading', { name: 'A horoscope for Virgo' })).toBeVisible();
  await main.getByRole('button', { name: 'Read Taurus instead' }).click();
  await expect(main.getByRole('heading', { name: 'A horoscope for Taurus' })).toBeVisible();
  expect((await page.goto('/horoscope/ophiuchus'))?.status()).toBe(404);
});

test('a clause of the small print has an address of its own, on paper too @desktop-only', async ({
  page,
}) => {
  await page.goto('/privacy');
  const index = page.getByRole('navigation', { name: 'On this page' });
  await expect(index.getByRole('link')).toHaveCount(13);
  await index.getByRole('link', { name: 'Your Rights' }).click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole('heading', { name: 'Your Rights' })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expectAccessible(page);
  await page.goto('/terms#billing');
  await expect(page.getByRole('heading', { name: 'Oracle Premium and Billing' })).toBeInViewport();
  await expect(page.getByText('Last updated')).toBeVisible();
  // A user by night prints it: black on white, the text and nothing to press.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Age Restriction' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const inks = await page
    .locator('main section :is(h2, p, li, td)')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
});
