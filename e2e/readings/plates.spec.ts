import { calls } from '@palm/contract/calls';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { button, main } from '../launch/oracle-page.ts';
import { becomeMemberWithBirth, maya } from '../launch/members-with-birth.ts';
import { callAs, saveReadingOf } from '../launch/palms.ts';
import { press } from '../launch/people.ts';
import type { RunningServer } from '../launch/server.ts';

const ZONE = 'America/New_York';
test.use({ serverEnv: { READING_DATE: '2026-12-05' }, timezoneId: ZONE });

/** The Moon of December 5, 2026: as a line, or in the caption where it is the plate. */
const MOON = /^Waning Crescent, 8% lit/;

/** Each kind of page, how its plate is described, and whether it was read from the own chart. */
const PAGES = {
  'daily guidance': {
    context: { kind: 'daily', type: 'daily-guidance' },
    plate: /^Pluto’s path back and forth over the degree of your Saturn/,
    isOfChart: true,
  },
  'the own horoscope': {
    context: { kind: 'horoscope', type: 'weekly', sign: 'pisces' },
    plate: /path back and forth over the degree of your /,
    isOfChart: true,
  },
  'the horoscope of another sign': {
    context: { kind: 'horoscope', type: 'daily', sign: 'leo' },
    plate: 'The Moon: Waning Crescent, 8% lit',
    isOfChart: false,
  },
  'two signs': {
    context: { kind: 'compatibility', sign: 'pisces', partnerSign: 'leo' },
    plate: 'The signs Pisces and Leo side by side',
    isOfChart: false,
  },
} as const;

const plateOf = (page: Page, name: string | RegExp) =>
  page.locator('article figure').getByRole('img', { name });

const read = async (
  page: Page,
  server: RunningServer,
  context: (typeof PAGES)[keyof typeof PAGES]['context'],
): Promise<string> => {
  const asked = { message: 'x', context, zone: ZONE };
  return (await callAs(page, server, calls.oracleChat, asked)).pageId ?? '';
};

test('each kind of page shows its own plate, the Moon of its day, and the chart it was read from', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server, maya);
  for (const [name, { context, plate, isOfChart }] of Object.entries(PAGES)) {
    await page.goto(`/history?page=${await read(page, server, context)}`);
    await expect(plateOf(page, plate), name).toBeVisible();
    await expect(page.locator('article').getByText(MOON), name).toHaveCount(1);
    await expect(button(page, /Your chart.*Unfold/), name).toHaveCount(isOfChart ? 1 : 0);
  }
});

test('a horoscope and a partner’s pages show the Moon of tonight, and charts compared the own chart', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server, maya);
  await page.goto('/horoscope');
  await button(page, /^Weekly/).click();
  await expect(page.locator('article').getByText(MOON)).toHaveCount(1);
  await expect(button(page, /Your chart.*Unfold/)).toHaveCount(1);
  await press(page, 'Clear Reading');
  await press(page, 'Show Partner & Compatibility');
  await page
    .getByRole('list', { name: 'Partner signs' })
    .getByRole('button', { name: /Leo/ })
    .click();
  await expect(page.locator('article').getByText(MOON)).toHaveCount(1);
  await expect(button(page, /Your chart.*Unfold/)).toHaveCount(0);
  await page.getByLabel('Partner’s birth date (optional)').fill('1981-08-05');
  await press(page, 'Use This Date');
  await press(page, 'Analyze Compatibility');
  await expect(page.locator('article').getByText(MOON)).toHaveCount(2);
  await expect(button(page, /Your chart.*Unfold/)).toHaveCount(1);
  await button(page, /Your chart.*Unfold/).click();
  await expect(page.getByRole('group', { name: 'Wheel of your birth chart' })).toBeVisible();
  await expectAccessible(page);
});

test('a saved palm reading shows the traced hand', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server, maya);
  await saveReadingOf(page, server, 'palm');
  await page.goto('/saved-readings');
  const hand = main(page).getByRole('img', { name: /^Your lines in this reading: .*heart/i });
  await expect(hand).toBeVisible();
});
