import { calls } from '@palm/contract/calls';
import { plans } from '@palm/contract/plans';
import { DAILY_TYPES } from '@palm/contract/reading-types';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { button, main, ORACLE, readingText, watchOracle } from '../launch/oracle-page.ts';
import { callAs, enterAs } from '../launch/palms.ts';
import { press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { becomeMemberWithBirth, birth } from '../launch/members-with-birth.ts';

const PREMIUM_TYPES = DAILY_TYPES.length - plans.free.dailyReadings.length;

/** The facts of a sentence open over the page, which stays where it was, and give the focus back. */
async function opensByKeyboardAndByTouch(page: Page): Promise<void> {
  const numeral = page.getByRole('button', { name: 'Note 1', exact: true }).first();
  const sheet = page.getByRole('dialog', { name: 'What this rests on' });
  await numeral.focus();
  await waitForFonts(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('term').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(numeral).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const sentence = page.locator('article p.reading > span').filter({ has: numeral }).first();
  const height = (await sentence.boundingBox())?.height ?? 0;
  // The last line of a sentence begins at the left edge of its box, the first need not.
  await sentence.click({ position: { x: 4, y: height - 10 } });
  await expect(sheet.getByRole('definition').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close notes' }).click();
  await expect(sheet).toBeHidden();
}

test('today opens with the sky; a reading is written, shows what it rests on, and is written anew', async ({
  page,
  server,
  viewport,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await expect(main(page).getByRole('link', { name: /Premium Feature/ })).toHaveCount(
    PREMIUM_TYPES,
  );
  await expect(page.getByRole('img', { name: /^The Moon tonight: / })).toBeVisible();
  await expect(main(page).getByText(/^Day \d+ of 36[56]$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^From .* Exact / })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Next date/ })).toBeVisible();
  const first = await page.locator('#first-page').innerText();
  await expectAccessible(page);
  const events = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"reading_type":"daily-guidance"'),
  );
  await button(page, 'Read today’s page').click();
  const title = page.locator('article').getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  await expect(title).toHaveText(first);
  await expect(title).toBeInViewport();
  const notes = page.getByRole('list', { name: 'What this rests on' });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('article')).toContainText('not by a person');
  const plate = page.locator('article figure');
  await expect(plate.getByRole('img')).toBeVisible();
  await expect(plate.locator('figcaption')).not.toBeEmpty();
  await expect(
    page
      .locator('article')
      .getByText(/^[A-Z][\w ]+, \d+% lit/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await events;

  await opensByKeyboardAndByTouch(page);

  // Where there is a margin, a note stands level with its numeral.
  await page.setViewportSize({ width: 1280, height: 800 });
  const numeral = page.getByRole('button', { name: 'Note 1', exact: true }).first();
  await expect
    .poll(async () => {
      const level = await numeral.boundingBox();
      const at = await notes.getByRole('listitem').first().boundingBox();
      return Math.abs((at?.y ?? 0) - (level?.y ?? 1000));
    })
    .toBeLessThan(20);
  await page.setViewportSize(viewport ?? { width: 390, height: 844 });

  const words = await readingText(page);
  await press(page, 'Get New Reading');
  await expect(button(page, 'Get New Reading')).toBeVisible();
  await expect.poll(() => readingText(page)).not.toBe(words);
  await press(page, 'Choose Different Reading');
  await expect(page.getByRole('heading', { name: 'Six pages for today' })).toBeFocused();
  await expect(page.locator('article')).toBeHidden();
});

test('Back returns from a page to all of today, and a reload opens the page again', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/horoscope');
  await page.goto('/daily-readings');
  await button(page, 'Read today’s page').click();
  const title = page.locator('article').getByRole('heading', { level: 2 });
  await expect(button(page, 'Get New Reading')).toBeVisible();
  const words = await title.innerText();

  await page.reload();
  await expect(title).toHaveText(words);
  await page.goBack();
  await expect(page).toHaveURL(/\/daily-readings$/);
  await expect(page.getByRole('heading', { name: 'Six pages for today' })).toBeVisible();
  await expect(page.locator('article')).toBeHidden();
  await page.goForward();
  await expect(title).toHaveText(words);
  await press(page, 'Choose Different Reading');
  await expect(page.getByRole('heading', { name: 'Six pages for today' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/horoscope$/);
});

test('a locked page shows its first words and leads to Premium; while a page is written the screen says so', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await expect(main(page).getByText('Every reading, every day')).toBeVisible();
  const asked = watchOracle(page);
  const locked = main(page).getByRole('link', { name: /^Lunar Wisdom/ });
  await expect(locked).toContainText('…');
  await locked.click();
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Premium' })).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.goBack();
  const held = Promise.withResolvers<void>();
  await page.route(ORACLE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await button(page, /^Daily Guidance/).click();
  await expect(page.getByText('The Oracle is consulting the cosmic energies...')).toBeVisible();
  await expectAccessible(page);
  held.resolve();
  await expect(button(page, 'Get New Reading')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ask the Oracle' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Horoscope Center' }).click();
  await expect(page).toHaveURL(/\/horoscope$/);
});

test('without the sky of today its pages can still be read; without a network a reading fails at once and is written when the network is back; a birth time that is not known is enough', async ({
  page,
  server,
  context,
}) => {
  await becomeMemberWithBirth(page, server, { birth_time: null, birth_time_unknown: true });
  await page.route('**/functions/v1/get-today', (route) => route.abort());
  await page.goto('/daily-readings');
  await expect(main(page).getByText('We couldn’t load today’s sky.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await button(page, /^Daily Guidance/).click();
  await expectToast(page, 'reading.failed');
  await expect(button(page, 'Try Again')).toBeVisible();
  await expect(page.getByText('It will be written as soon as you’re back online.')).toBeVisible();
  await expectAccessible(page);
  await goOnline(page);
  await expect(button(page, 'Get New Reading')).toBeVisible();
});

test('a subscriber sees all pages and no mark of Premium', async ({ page, server }) => {
  await enterAs(page, server, 'premium');
  await callAs(page, server, calls.saveProfile, birth);
  await page.goto('/daily-readings');
  // Before today's sky is there, the pages have no titles.
  await expect(page.getByRole('img', { name: /^The Moon tonight: / })).toBeVisible();
  await expect(button(page, /Open$/)).toHaveCount(DAILY_TYPES.length);
  await expect(main(page).getByText('Premium')).toHaveCount(0);
  const lunar = button(page, /^Lunar Wisdom/);
  const title = (await lunar.innerText()).split('\n').at(1);
  await lunar.click();
  await expect(page.locator('article').getByRole('heading', { level: 2 })).toHaveText(title ?? '');
});
