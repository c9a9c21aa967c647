import { calls } from '@palm/contract/calls';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { test as base, expect } from '../launch/fixtures.ts';
import { callAs } from '../launch/palms.ts';
import { press } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import { type RunningServer, startServer } from '../launch/server.ts';
import { type ModelStandIn, type Speaking, startModelStandIn } from '../stand-ins/model.ts';

const test = base.extend<object, { model: ModelStandIn }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const model = await startModelStandIn();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ browser, model }, use) => {
      const server = await startServer({
        env: {
          ORACLE_MODEL: 'stand-in:slow',
          ORACLE_BASE_URL: model.baseUrl,
          // As long as they may be: the model speaks when the browser has shown what it said before.
          ORACLE_FIRST_WORD_SECONDS: '28',
          ORACLE_TIME_LIMIT_SECONDS: '28',
        },
      });
      await warmUp(browser, server, model);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/**
 * The first answer of a server loads what checks a model's words: on a slow machine, longer than an answer may take. It
 * is asked for again until it comes.
 */
async function warmUp(browser: Browser, server: RunningServer, model: ModelStandIn): Promise<void> {
  const context = await browser.newContext();
  // Before a journey begins, Playwright would give a call half a minute.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await becomeMemberWithBirth(page, server);
  let asked: Promise<Speaking> | null = null;
  await expect(async () => {
    const answered = callAs(page, server, calls.oracleChat, { message: QUESTION });
    const question = (asked ??= model.asked());
    const speaking = await Promise.race([question, answered.then(() => question)]);
    asked = null;
    speaking.say(FIRST);
    speaking.say(SECOND, ['natal:sun']);
    speaking.finish();
    await answered;
  }).toPass();
  await context.close();
}

const FIRST = 'A slow evening may suit you better than a clever one.';
const SECOND = 'You could leave one small task for the morning.';
const THIRD = 'A letter you put off may be shorter than you fear.';
const QUESTION = 'Should I text my ex?';
const WAITING = 'The Oracle is consulting the cosmic energies...';

const log = (page: Page): Locator => page.getByRole('log');
const input = (page: Page): Locator => page.getByLabel('Your question');
const stop = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Stop' });

/** The server keeps what was said a moment after it was shown. */
const expectStored = (page: Page, server: RunningServer, words: string): Promise<void> =>
  expect
    .poll(async () => JSON.stringify(await callAs(page, server, calls.chatHistory, {})))
    .toContain(words);

async function ask(page: Page): Promise<void> {
  // Until what was said before is there, nothing is sent.
  await expect(log(page)).toBeVisible();
  await input(page).fill(QUESTION);
  await input(page).press('Enter');
}

test('an answer comes part by part, and is announced at its beginning and its end', async ({
  page,
  server,
  model,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  const status = page.getByRole('region', { name: 'Chat' }).getByRole('status');
  await ask(page);
  const speaking = await model.asked();
  await expect(log(page).getByText(WAITING)).toBeVisible();
  await expect(status).toHaveText('The Oracle is answering.');
  speaking.say(FIRST);
  await expect(log(page).getByText(FIRST)).toBeVisible();
  await expect(log(page).getByText(WAITING)).toBeHidden();
  speaking.say(SECOND, ['natal:sun']);
  await expect(log(page).getByText(SECOND)).toBeVisible();
  await expect(status).toHaveText('The Oracle is answering.');
  await expect(log(page).getByRole('button', { name: 'Note 1' })).toBeHidden();
  speaking.finish();
  await expect(log(page).getByRole('button', { name: 'Note 1' })).toBeVisible();
  await expect(status).toContainText(`The Oracle has answered. ${FIRST}`);
  await expect(stop(page)).toBeHidden();

  // Last, because axe may take longer than a model may.
  await ask(page);
  const half = await model.asked();
  half.say(THIRD);
  await expect(log(page).getByText(THIRD)).toBeVisible();
  await expectAccessible(page);
});

test('an answer is stopped, and what was shown is kept', async ({ page, server, model }) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/ask-the-oracle');
  await ask(page);
  const unheard = await model.asked();
  await stop(page).click();
  await unheard.left;
  await expect(input(page)).toHaveValue(QUESTION);
  await expect(log(page).locator('time')).toHaveCount(1);
  await expect(stop(page)).toBeHidden();

  await input(page).press('Enter');
  const speaking = await model.asked();
  speaking.say(FIRST);
  await expect(log(page).getByText(FIRST)).toBeVisible();
  await stop(page).click();
  await speaking.left;
  await expect(log(page).getByText('You stopped the answer here.')).toBeInViewport();
  await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
  await expectAccessible(page);
  await expectStored(page, server, FIRST);
  await page.reload();
  await expect(log(page).getByText(FIRST)).toBeVisible();
  await expect(page.getByText('4 of 5 free questions left today')).toBeVisible();
});

test('leaving in the middle of an answer leaves nothing broken', async ({
  page,
  server,
  model,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await page.goto('/ask-the-oracle');
  await ask(page);
  const speaking = await model.asked();
  speaking.say(FIRST);
  await expect(log(page).getByText(FIRST)).toBeVisible();
  await page.goBack();
  await speaking.left;
  await expect(page).toHaveURL(/\/daily-readings$/);
  await expectStored(page, server, FIRST);
  await page.goForward();
  await page.reload();
  await expect(log(page).getByText(FIRST)).toBeVisible();
  await expect(input(page)).toBeEnabled();
  await expect(stop(page)).toBeHidden();
});

test('a reading appears as it is written, is stopped, and is written anew', async ({
  page,
  server,
  model,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Daily Guidance/ })
    .click();
  const first = await model.asked();
  const waiting = await page.getByText(WAITING).boundingBox();
  first.title('A slow evening');
  first.say(FIRST);
  const sheet = page.locator('article');
  await expect(sheet.getByText(FIRST)).toBeVisible();
  // The words come where their place was kept.
  expect((await sheet.locator('header').boundingBox())?.x).toBe(waiting?.x);
  await stop(page).click();
  await first.left;
  await expect(sheet.getByText('You stopped here.')).toBeVisible();
  await expect(sheet.getByText(FIRST)).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Get New Reading');
  const second = await model.asked();
  second.title('A slow evening');
  second.say(FIRST);
  second.say(SECOND, ['natal:sun']);
  // A page of fewer words is asked to go on.
  second.say('A walk without a phone may do more than another plan.');
  second.say('You could eat early and let the kitchen stay as it is.');
  second.say('What could wait until the light is better?');
  second.finish();
  await expect(sheet.getByRole('heading', { name: 'A slow evening' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Note 1' }).first()).toBeVisible();
  await expect(sheet).toContainText('Written by a language model');

  // Last, because axe may take longer than a model may.
  await press(page, 'Get New Reading');
  const half = await model.asked();
  half.title('A letter');
  half.say(THIRD);
  await expect(sheet.getByText(THIRD)).toBeVisible();
  await expectAccessible(page);
});

test('when no model answers, our own almanac does, and says so', async ({
  page,
  server,
  model,
}) => {
  model.answerWith(503);
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Daily Guidance/ })
    .click();
  await expect(page.locator('article')).toContainText(
    'Our own almanac stood in where it was needed',
  );
  await expect(page.locator('article')).toContainText('not by a person');
  model.answerWith(200);
});
