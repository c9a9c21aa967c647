import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { becomeMember } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

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

test('a page that lies open learns that another tab signed in, and leads straight to the readings', async ({
  page,
  server,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('time[data-sky=live]')).toBeVisible();
  const trial = page.getByRole('link', { name: 'Start Your 7-Day Free Trial' });
  await expect(trial).toBeVisible();
  expect(await cardTargets(page)).toEqual(['/the-oracle', '/auth', '/auth', '/auth']);
  const beside = await context.newPage();
  await becomeMember(beside, server);
  await beside.goto('/saved-readings');
  await expect(page.getByRole('link', { name: 'See Your Plan' })).toBeVisible();
  await expect(trial).toBeHidden();
  await expect
    .poll(() => cardTargets(page))
    .toEqual(['/the-oracle', '/horoscope', '/horoscope', '/ask-the-oracle']);
  await page.getByRole('main').getByRole('link', { name: 'Ask The Oracle' }).first().click();
  await expect(page).toHaveURL(/\/ask-the-oracle$/);
});

const SCRIPT_BUDGET_BYTES = 110 * 1024;

/** Of a file as it travels. */
async function bytesOf(server: RunningServer, path: string): Promise<number> {
  const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
  await answer.body?.cancel();
  return Number(answer.headers.get('content-length'));
}

test('the landing page asks for little until it is used, shows the sky of now, and nothing on it moves @both-widths', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
    // Before what lies far below is laid out, which begins with the same event.
    addEventListener('load', () => {
      Reflect.set(window, 'promisedLength', document.documentElement.scrollHeight);
    });
  });
  // Fonts that are at hand: how fast they come is the network's affair, and not what this holds to.
  await page.goto('/offline');
  await waitForFonts(page);
  asked.length = 0;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const sheet = page.getByRole('region', { name: 'Tonight’s sky' });
  await expect(sheet.locator('time[data-sky=live]')).toBeVisible();
  // The last thing it does by itself.
  await expect.poll(() => asked).toContain('/functions/v1/track-events');
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(20);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((path) => bytesOf(server, path)));
  expect(sizes.every((bytes) => bytes > 0)).toBe(true);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  const shifts = () => page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(await shifts()).toEqual([]);
  // What lay far below is there by now, and the page was about as long before.
  await expect(page.locator('html')).toHaveAttribute('data-all-set');
  const grown = await page.evaluate(
    () => document.documentElement.scrollHeight / Reflect.get(window, 'promisedLength'),
  );
  expect(grown).not.toBe(1);
  expect(Math.abs(grown - 1)).toBeLessThan(0.06);

  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(new Date()),
  );
  await expect(sheet).toContainText(today);
  await expect(sheet.getByRole('row')).toHaveCount(11);
  await expect(sheet.getByRole('img', { name: /^The Moon, .+ lit$/ })).toBeVisible();
  await sheet.scrollIntoViewIfNeeded();
  await waitForFonts(page);
  expect(await shifts()).toEqual([]);
  await expectAccessible(page);
});

test('a press on the landing page leads to the fact a sample rests on, to how accurate it is and to Premium', async ({
  page,
}) => {
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
  const sheet = page.getByRole('region', { name: 'Tonight’s sky' });
  await sheet.getByRole('link', { name: 'How accurate they are' }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
  await expect(page.getByRole('row', { name: /^Moon/ })).toContainText('″');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Your 7-Day Free Trial' }).click();
  await expect(page).toHaveURL(/\/premium$/);
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
