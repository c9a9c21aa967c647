import { calls } from '@palm/contract/calls';
import { messages, ORACLE_FALLBACK } from '@palm/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { button, ORACLE, watchOracle } from '../launch/oracle-page.ts';
import { callAs } from '../launch/palms.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';
import { press } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

const input = (page: Page): Locator => page.getByLabel('Your question');
/** A sample question whose answer rests on the user's chart. */
const FEAR = 'Which fear holds me back most?';
/** The facts of an answer, one chip each. */
const chips = (page: Page): Locator =>
  log(page).getByRole('list', { name: 'What this rests on' }).getByRole('button');
interface Box {
  readonly y: number;
  readonly height: number;
}
const boxOf = async (part: Locator): Promise<Box> =>
  (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
const bottomOf = ({ y, height }: Box): number => y + height;
const log = (page: Page): Locator => page.getByRole('log');

/** A free user who comes to the Oracle with no question left. */
async function askAllOfTheDay(page: Page, server: RunningServer): Promise<void> {
  await becomeMemberWithBirth(page, server);
  for (const message of ['One?', 'Two?', 'Three?', 'Four?', 'Five?'])
    await callAs(page, server, calls.oracleChat, { message });
  await page.goto('/ask-the-oracle');
}

test('a sample question is asked, answered with its reasons, kept and cleared', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  await expect(log(page)).toContainText('an AI, not a person');
  await expect(page.getByRole('region', { name: 'Chat' })).toHaveCSS('height', '600px');
  await expect(input(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // Shift and Enter break the line, and nothing empty is sent.
  const asked = watchOracle(page);
  await input(page).fill('   ');
  await input(page).press('Enter');
  await press(page, 'Send');
  await input(page).fill('One');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('two');
  await expect(input(page)).toHaveValue('One\ntwo');
  expect(asked).toEqual([]);
  const samples = page.getByRole('region', { name: 'Questions to begin with' });
  await expect(samples.getByRole('button')).toHaveCount(20);
  await expect(samples.getByRole('button').first()).toBeInViewport();
  await samples.getByRole('button', { name: FEAR }).click();
  await expect(input(page)).toHaveValue(FEAR);
  await expect(input(page)).toBeFocused();
  await input(page).press('Enter');
  await expect(chips(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('');
  await chips(page).first().click();
  await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(log(page)).toContainText(FEAR);
  await expect(log(page).locator('time')).toHaveCount(3);
  await expect(chips(page).first()).toBeVisible();
  await press(page, 'Clear conversation');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(log(page).locator('time')).toHaveCount(1);
  await page.reload();
  await expect(log(page)).toContainText('an AI, not a person');
  await expect(log(page).locator('time')).toHaveCount(1);
  await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
});

test('the sixth question of a day is refused and stays in the input; need is answered beyond every limit, plainly, with no upsell beside the chat', async ({
  page,
  server,
}) => {
  await askAllOfTheDay(page, server);
  await expect(log(page).locator('time')).toHaveCount(11);
  await expect(page.getByRole('heading', { name: 'Unlimited Oracle Conversations' })).toBeVisible();
  await input(page).fill('And a sixth?');
  await press(page, 'Send');
  await expect(page.getByRole('alert')).toContainText(messages['chat.limit'].title);
  await expect(page.getByRole('alert')).toContainText(messages['chat.limit'].message);
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'See Oracle Premium' }),
  ).toHaveAttribute('href', '/premium');
  await expect(input(page)).toHaveValue('And a sixth?');
  await expect(log(page).locator('time')).toHaveCount(11);
  await expectAccessible(page);

  await input(page).fill('I want to kill myself');
  await input(page).press('Enter');
  await expect(log(page).locator('time')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: /Unlimited/ })).toBeHidden();
  await expect(page.getByText(/free questions/)).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  const care = log(page).locator('> div').last();
  await expect(care.getByRole('list', { name: 'What this rests on' })).toHaveCount(0);
  const numbers = care.getByRole('list', { name: 'Numbers to call or text' });
  await expect(numbers.getByRole('link', { name: /^Call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(numbers.getByRole('link', { name: /^Text 988/ })).toHaveAttribute('href', 'sms:988');
  await expect(numbers.getByRole('link', { name: /^Call 911/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Oracle Premium' })).toBeHidden();
  // The answer to what was asked is met as well, and costs as little.
  await input(page).fill('no');
  await input(page).press('Enter');
  await expect(log(page)).toContainText('I am still with you');
  await expect(
    log(page)
      .getByRole('link', { name: /^Call 988/ })
      .last(),
  ).toBeInViewport();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectAccessible(page);
  await log(page).getByRole('link', { name: 'Help lines by country' }).last().click();
  await expect(page).toHaveURL(/\/help-lines$/);
  await expect(page.getByRole('heading', { name: 'Help Lines' })).toBeVisible();
});

test('a toast stands at the foot of a phone, and never over the question being typed; a failure is said twice over, and the question can be asked again', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  const toast = page.locator('[data-sonner-toast]');
  await page.goto('/daily-readings');
  await button(page, /^Daily Guidance/).click();
  // It stays while the pointer is on it.
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Tabs' }));
  await expect.poll(async () => bottomOf(await boxOf(toast))).toBeLessThanOrEqual(tabs.y);
  expect((await boxOf(toast)).y).toBeGreaterThan(667 / 2);

  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  await page.route(ORACLE, (route) => route.abort());
  await input(page).fill('Which fear holds me back most?');
  await press(page, 'Send');
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const composer = await boxOf(input(page));
  await expect.poll(async () => bottomOf(await boxOf(toast))).toBeLessThanOrEqual(composer.y);

  await expectToast(page, 'chat.failed');
  await expect(log(page)).toContainText(ORACLE_FALLBACK);
  await expect(input(page)).toHaveValue('Which fear holds me back most?');
  await expectAccessible(page);
  await page.unroute(ORACLE);
  await log(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(chips(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('');
  await expect(log(page)).not.toContainText(ORACLE_FALLBACK);
  await expect(log(page).getByText('Which fear holds me back most?')).toHaveCount(1);
});

test('a question that failed without a network is asked again when it is back; above the keyboard of a phone question and field are in sight', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  await expect(input(page)).toBeEnabled();
  await page.context().setOffline(true);
  await input(page).fill(FEAR);
  await input(page).press('Enter');
  await expectToast(page, 'chat.failed');
  await expect(log(page).getByText('Your question is sent as soon as')).toBeVisible();
  await goOnline(page);
  await expect(log(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(input(page)).toHaveValue('');
  await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await page.goto('/ask-the-oracle');
  await page.setViewportSize({ width: 390, height: 460 });
  await expect(tabs).toBeVisible();
  await input(page).fill('How would I recognize a soulmate?');
  await expect(tabs).toBeHidden();
  await input(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Copy' })).toHaveCount(2);
  await expect(log(page).getByText('How would I recognize a soulmate?')).toBeInViewport({
    ratio: 1,
  });
  await expect(input(page)).toBeInViewport({ ratio: 1 });
});

test('before the session is known there is a banner, and nothing to press', async ({ page }) => {
  await page.route('**/functions/v1/refresh-session', () => {});
  await page.goto('/ask-the-oracle');
  await expect(page.getByText("Sign in required to access the Oracle's wisdom")).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(button(page, 'Send')).toBeDisabled();
  await expect(button(page, 'How would I recognize a soulmate?')).toBeDisabled();
  await expectAccessible(page);
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

test('a message that is not understood gets guesses, and a tap on one is answered at once', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  await input(page).fill('laura thing tomorrow maybe');
  await input(page).press('Enter');
  const choices = page.getByRole('list', { name: 'Ways to go on' }).getByRole('button');
  await expect(choices.last()).toHaveText('something else');
  await expectAccessible(page);
  await page.reload();
  const label = await choices.first().textContent();
  await choices.first().click();
  await expect(log(page).getByText(label ?? '', { exact: true })).toBeVisible();
  await expect(choices).toHaveCount(0);
  await expect(log(page).locator('> div').last()).not.toContainText('Is it one of these?');
});
