import { calls } from '@palm/contract/calls';
import { messages, ORACLE_FALLBACK } from '@palm/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './launch/axe.ts';
import { expect, test } from './launch/fixtures.ts';
import { callAs } from './launch/palms.ts';
import { becomeMember, expectToast, press } from './launch/people.ts';
import { becomeReader, birth } from './launch/readers.ts';

const ORACLE = '**/functions/v1/oracle-chat';

/** What the page asks the Oracle for from now on. */
function watchOracle(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oracle-chat')) asked.push(request.postData() ?? '');
  });
  return asked;
}

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name });
const input = (page: Page): Locator => page.getByLabel('Your question');
const log = (page: Page): Locator => page.getByRole('log');
const readingText = (page: Page): Promise<string> => page.locator('article').first().innerText();

/** The facts of a sentence open over the page, which stays where it was, and give the focus back. */
async function opensByKeyboardAndByTouch(page: Page): Promise<void> {
  const numeral = page.getByRole('button', { name: 'Note 1', exact: true }).first();
  const sheet = page.getByRole('dialog', { name: 'What this rests on' });
  await numeral.focus();
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

test.describe('daily readings', () => {
  test('a reading is written, shows what it rests on, and is written anew', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    await page.goto('/daily-readings');
    await expect(button(page, /Premium Feature/)).toHaveCount(5);
    await expectAccessible(page);
    const events = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('"reading_type":"daily-guidance"'),
    );
    await button(page, /^Daily Guidance/).click();
    const title = page.locator('article').getByRole('heading', { level: 2 });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    const notes = page.getByRole('list', { name: 'What this rests on' });
    await expect(notes.getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('article')).toContainText('not by a person');
    await expectAccessible(page);
    await events;

    await opensByKeyboardAndByTouch(page);

    const first = await readingText(page);
    await press(page, 'Get New Reading');
    await expect(button(page, 'Get New Reading')).toBeVisible();
    await expect.poll(() => readingText(page)).not.toBe(first);
    await press(page, 'Choose Different Reading');
    await expect(page.getByRole('heading', { name: 'Choose today’s page' })).toBeFocused();
    await expect(page.locator('article')).toBeHidden();
  });

  test('while it is written the page says so', async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/daily-readings');
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

  test('a premium card explains itself to a free reader, and asks nothing', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    await page.goto('/daily-readings');
    await expect(main(page).getByText('All six, every day')).toBeVisible();
    const asked = watchOracle(page);
    await button(page, /^Lunar Wisdom/).click();
    await expectToast(page, 'reading.premium-only');
    expect(asked).toEqual([]);
    await expect(button(page, /^Lunar Wisdom/)).toBeVisible();
  });

  test('a failure is said, and the same reading can be asked for again', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    await page.goto('/daily-readings');
    await page.route(ORACLE, (route) => route.abort());
    await button(page, /^Daily Guidance/).click();
    await expectToast(page, 'reading.failed');
    await expectAccessible(page);
    await page.unroute(ORACLE);
    await press(page, 'Try Again');
    await expect(button(page, 'Get New Reading')).toBeVisible();
  });

  test('without a network a reading fails at once, in the words for it', async ({
    page,
    server,
    context,
  }) => {
    await becomeReader(page, server);
    await page.goto('/daily-readings');
    // The cards stand there for visitors too; this is for readers alone.
    await expect(main(page).getByText('All six, every day')).toBeVisible();
    await context.setOffline(true);
    await button(page, /^Daily Guidance/).click();
    await expectToast(page, 'reading.failed');
    await context.setOffline(false);
    await press(page, 'Try Again');
    await expect(button(page, 'Get New Reading')).toBeVisible();
  });

  test('without birth details there is only the way to give them', async ({ page, server }) => {
    await becomeMember(page, server);
    await page.goto('/daily-readings');
    await expect(
      page.getByRole('heading', { name: messages['reading.profile-incomplete'].title }),
    ).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL(/\/profile-setup$/);
  });

  test('a time of birth that is not known is enough', async ({ page, server }) => {
    await becomeReader(page, server, { birth_time: null, birth_time_unknown: true });
    await page.goto('/daily-readings');
    await button(page, /^Daily Guidance/).click();
    await expect(button(page, 'Get New Reading')).toBeVisible();
  });
});

test.describe('horoscope center', () => {
  test('a horoscope for the own sign, then for another', async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/horoscope');
    await expect(page.getByRole('heading', { name: 'Welcome, Wren Ashdown' })).toBeVisible();
    await expect(page.getByText('Taurus, born May 15, 1990')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expectAccessible(page);
    await button(page, /^Weekly/).click();
    await expect(page.locator('article').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Wheel of your birth chart' })).toBeVisible();
    await expectAccessible(page);
    const first = await readingText(page);
    await press(page, 'New Reading');
    await expect(button(page, 'Clear Reading')).toBeVisible();
    await expect.poll(() => readingText(page)).not.toBe(first);
    await press(page, 'Clear Reading');
    await expect(page.locator('article')).toBeHidden();

    await press(page, 'Choose Different Sign');
    const signs = page.getByRole('list', { name: 'Signs', exact: true }).getByRole('button');
    await expect(signs).toHaveCount(12);
    await expectAccessible(page);
    await signs.filter({ hasText: 'Leo' }).click();
    const asked = watchOracle(page);
    await button(page, /^Love/).click();
    await expect(button(page, 'New Reading')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Wheel of your birth chart' })).toBeHidden();
    expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({
      context: { kind: 'horoscope', type: 'love', sign: 'leo' },
    });
  });

  test("a partner's day, and what two signs make of each other", async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/horoscope');
    await press(page, 'Show Partner & Compatibility');
    const partners = page.getByRole('list', { name: 'Partner signs' });
    await partners.getByRole('button', { name: /Leo/ }).click();
    await expect(page.locator('article')).toHaveCount(1);
    await press(page, 'Analyze Compatibility');
    await expect(page.locator('article')).toHaveCount(2);
    await expect(page.getByText('Taurus and Leo', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await partners.getByRole('button', { name: /Virgo/ }).click();
    await expect(button(page, 'Analyze Compatibility')).toBeVisible();
    await expect(page.locator('article')).toHaveCount(1);
  });

  test("a partner's birth date makes it a comparison of two charts", async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/horoscope');
    await press(page, 'Show Partner & Compatibility');
    await expect(page.getByText('Nothing about your partner is stored.')).toBeVisible();
    await press(page, 'Use This Date');
    await expect(page.getByText('Please give a date between')).toBeVisible();
    await page.getByLabel('Partner’s birth date (optional)').fill('1988-08-02');
    await press(page, 'Use This Date');
    const partners = page.getByRole('list', { name: 'Partner signs' });
    await expect(partners.getByRole('button', { name: /Leo/, pressed: true })).toBeVisible();
    await press(page, 'Analyze Compatibility');
    const pair = page.locator('article').last();
    await expect(pair.getByRole('button', { name: /Your .+, their .+ orb/ }).first()).toBeVisible();
    await pair
      .getByRole('button', { name: /Your .+, their .+ orb/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('term').nth(1)).toHaveText(/^Their /);
    await expectAccessible(page);
    const onThisDevice = await page.evaluate(() => JSON.stringify(localStorage));
    expect(onThisDevice).not.toMatch(/Leo|cross:|1988/);
  });

  test('each failure has its own words', async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/horoscope');
    await page.route(ORACLE, (route) => route.abort());
    await button(page, /^Daily/).click();
    await expectToast(page, 'horoscope.failed');
    await press(page, 'Show Partner & Compatibility');
    await page
      .getByRole('list', { name: 'Partner signs' })
      .getByRole('button', { name: /Leo/ })
      .click();
    await expectToast(page, 'partner.failed');
    await press(page, 'Analyze Compatibility');
    await expectToast(page, 'compatibility.failed');
    await expectAccessible(page);
  });

  test('a new birth date is there when the window has the focus again', async ({
    page,
    server,
  }) => {
    await becomeMember(page, server);
    await page.goto('/horoscope');
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await expectAccessible(page);
    await callAs(page, server, calls.saveProfile, birth);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Taurus, born May 15, 1990')).toBeVisible();
  });
});

test.describe('ask the Oracle', () => {
  test('a sample question is asked, answered with its reasons, kept and cleared', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    await page.goto('/ask-the-oracle');
    await expect(log(page)).toContainText('an AI, not a person');
    await expect(page.getByRole('region', { name: 'Chat' })).toHaveCSS('height', '600px');
    await expectAccessible(page);
    const samples = page.getByRole('region', { name: 'Questions to begin with' });
    await expect(samples.getByRole('button')).toHaveCount(20);
    await samples.getByRole('button', { name: 'How would I recognize a soulmate?' }).click();
    await expect(input(page)).toHaveValue('How would I recognize a soulmate?');
    await expect(input(page)).toBeFocused();
    await input(page).press('Enter');
    await expect(log(page).getByText('What this rests on')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await log(page).getByText('What this rests on').click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log(page).getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(log(page)).toContainText('How would I recognize a soulmate?');
    await expect(log(page).locator('time')).toHaveCount(2);
    await expect(log(page).getByText('What this rests on')).toBeVisible();
    await press(page, 'Clear conversation');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
    await expect(log(page).locator('time')).toHaveCount(0);
    await page.reload();
    await expect(log(page)).toContainText('an AI, not a person');
    await expect(log(page).locator('time')).toHaveCount(0);
    await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
  });

  test('Shift and Enter break the line, and nothing empty is sent', async ({ page, server }) => {
    await becomeReader(page, server);
    await page.goto('/ask-the-oracle');
    const asked = watchOracle(page);
    await input(page).fill('   ');
    await input(page).press('Enter');
    await press(page, 'Send');
    await input(page).fill('One');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('two');
    await expect(input(page)).toHaveValue('One\ntwo');
    expect(asked).toEqual([]);
  });

  test('the sixth question of a day is refused with the prompt, and stays in the input', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    for (const message of ['One?', 'Two?', 'Three?', 'Four?', 'Five?'])
      await callAs(page, server, calls.oracleChat, { message });
    await page.goto('/ask-the-oracle');
    await expect(log(page).locator('time')).toHaveCount(10);
    await expect(
      page.getByRole('heading', { name: 'Unlimited Oracle Conversations' }),
    ).toBeVisible();
    await input(page).fill('And a sixth?');
    await press(page, 'Send');
    await expect(page.getByRole('alert')).toContainText(messages['chat.limit'].title);
    await expect(page.getByRole('alert')).toContainText(messages['chat.limit'].message);
    await expect(input(page)).toHaveValue('And a sixth?');
    await expect(log(page).locator('time')).toHaveCount(10);
    await expectAccessible(page);
  });

  test('somebody in need is answered beyond every limit, plainly, with no upsell beside the chat', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    for (const message of ['One?', 'Two?', 'Three?', 'Four?', 'Five?'])
      await callAs(page, server, calls.oracleChat, { message });
    await page.goto('/ask-the-oracle');
    // Whether or not what was said before is there yet.
    await input(page).fill('I want to kill myself');
    await input(page).press('Enter');
    await expect(log(page).locator('time')).toHaveCount(12);
    await expect(page.getByRole('heading', { name: /Unlimited/ })).toBeHidden();
    await expect(page.getByText(/free questions/)).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(log(page).locator('> div').last()).not.toContainText('What this rests on');
    await expect(page.getByRole('complementary', { name: 'Oracle Premium' })).toBeHidden();
    // The answer to what was asked is met as well, and costs as little.
    await input(page).fill('no');
    await input(page).press('Enter');
    await expect(log(page)).toContainText('I am still with you');
    await expect(page.getByRole('alert')).toBeHidden();
    await expectAccessible(page);
    await log(page).getByRole('link', { name: 'Help lines by country' }).last().click();
    await expect(page).toHaveURL(/\/help-lines$/);
    await expect(page.getByRole('heading', { name: 'Help Lines' })).toBeVisible();
  });

  test('a failure is said twice over, and the question can be asked again', async ({
    page,
    server,
  }) => {
    await becomeReader(page, server);
    await page.goto('/ask-the-oracle');
    await page.route(ORACLE, (route) => route.abort());
    await input(page).fill('What is near?');
    await press(page, 'Send');
    await expectToast(page, 'chat.failed');
    await expect(log(page)).toContainText(ORACLE_FALLBACK);
    await expect(input(page)).toHaveValue('What is near?');
    await expectAccessible(page);
    await page.unroute(ORACLE);
    await log(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(log(page).getByText('What this rests on')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await expect(log(page)).not.toContainText(ORACLE_FALLBACK);
    await expect(log(page).getByText('What is near?')).toHaveCount(1);
  });

  test('while nobody is known there is a banner, and nothing to press', async ({ page }) => {
    await page.route('**/functions/v1/refresh-session', () => {});
    await page.goto('/ask-the-oracle');
    await expect(page.getByText("Sign in required to access the Oracle's wisdom")).toBeVisible();
    await expect(input(page)).toBeDisabled();
    await expect(button(page, 'Send')).toBeDisabled();
    await expect(button(page, 'How would I recognize a soulmate?')).toBeDisabled();
    await expectAccessible(page);
  });
});

test('the help lines are there for everybody, with those of the own country first', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Europe/Dublin' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Lines' }).click();
  const near = page.locator('section').filter({ hasText: 'Near you: Ireland' });
  await expect(near.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect(page.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Countries' }).getByText('New Zealand').click();
  await expect(page.getByRole('heading', { name: 'New Zealand' })).toBeInViewport();
  await expectAccessible(page);
  await context.close();
});
