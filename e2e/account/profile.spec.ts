import { messages, say } from '@palm/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { comeBack } from '../launch/come-back.ts';
import { expect, test } from '../launch/fixtures.ts';
import { becomeMember, press, signUp, freshAddress } from '../launch/people.ts';
import { expectToast, expectToastOf } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Types a city as a person does, and takes the suggestion that says where it is. */
async function pickCity(page: Page, typed: string, suggestion: RegExp): Promise<void> {
  await field(page, 'Birth City').pressSequentially(typed);
  await page.getByRole('option', { name: suggestion }).first().click();
}

async function fillBirth(page: Page, birth: { date: string; time?: string }): Promise<void> {
  await field(page, 'Birth Name').fill('Wren Ashdown');
  await field(page, 'Birth Date').fill(birth.date);
  if (birth.time !== undefined) await field(page, 'Birth Time').fill(birth.time);
}

const save = (page: Page): Promise<void> => press(page, 'Save Birth Details');

async function expectSaved(page: Page, sign: string): Promise<void> {
  await expectToastOf(page, say('profile.saved', { sign }));
  await expect(page).toHaveURL(/\/your-sky$/);
}

const backToSetup = (page: Page) => page.goto('/profile-setup');

test('what is missing or impossible is said and not stored, a failure keeps what was typed, and a town by its coordinates has a chart with houses', async ({
  page,
  server,
  context,
}) => {
  await becomeMember(page, server);
  await page.goto('/profile-setup');
  await save(page);
  await expectToast(page, 'profile.missing-information');
  await expect(field(page, 'Birth Name')).toBeFocused();
  await expect(page.getByText(/^Enter your birth /)).toHaveCount(5);
  await fillBirth(page, { date: '1899-12-31', time: '08:00' });
  await expect(page.getByText(/^Enter your birth /)).toHaveCount(2);
  await field(page, 'Birth City').fill('Nowhere-on-Sea');
  await field(page, 'Birth Country').fill('Ruritania');
  await save(page);
  await expectToast(page, 'profile.birth-date-out-of-range');
  await field(page, 'Birth Date').fill('1950-01-31');
  await field(page, 'Timezone').fill('Europe/Ruritania');
  await save(page);
  await expectToast(page, 'profile.timezone-unknown');
  await field(page, 'Timezone').fill('');
  await page.getByText('My town is not in the list').click();
  await field(page, 'Latitude').fill('99');
  await save(page);
  await expectToast(page, 'profile.coordinates-invalid');
  await page.reload();
  await expect(field(page, 'Birth Name')).toHaveValue('');

  await fillBirth(page, { date: '1990-05-15', time: '08:00' });
  // A birthday of 1950 is three presses away.
  await press(page, 'Choose the day step by step');
  await press(page, '1950s');
  await press(page, '1950');
  await press(page, 'January');
  await expectAccessible(page);
  await press(page, '31');
  await expect(field(page, 'Birth Date')).toHaveValue('1950-01-31');
  await field(page, 'Birth City').fill('Nowhere-on-Sea');
  await field(page, 'Birth Country').fill('Ruritania');
  await field(page, 'Timezone').fill('Europe/Vienna');
  await page.getByText('My town is not in the list').click();
  await field(page, 'Latitude').fill('47.5');
  await field(page, 'Longitude').fill('15.25');
  await context.setOffline(true);
  await save(page);
  await expectToast(page, 'profile.save-failed');
  await goOnline(page);
  await save(page);
  await expectSaved(page, 'Aquarius');
  await page.goto('/profile');
  await expect(page.getByRole('row', { name: /^Ascendant/ })).toBeVisible();
});

test('an unknown time is kept as unknown, and the chart comes without houses', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto('/profile-setup');
  await fillBirth(page, { date: '1987-08-23' });
  await page.getByRole('checkbox', { name: "I don't know my time of birth" }).check();
  await expect(field(page, 'Birth Time')).toBeDisabled();
  await pickCity(page, 'oslo', /^Oslo.*Norway/);
  await save(page);
  await expectSaved(page, 'Virgo');
  await backToSetup(page);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(field(page, 'Birth Time')).toHaveValue('');

  await page.goto('/profile');
  const table = page.getByRole('table', { name: 'Positions at your birth' });
  await expect(table.getByRole('row', { name: /^Sun/ })).toContainText('Leo or Virgo');
  await expect(table.getByRole('columnheader', { name: 'House' })).toBeHidden();
  await expect(table.getByRole('row', { name: /^Ascendant/ })).toBeHidden();
  await expect(page.getByText('the Sun passed from one sign to the next')).toBeVisible();
  await expectAccessible(page);
});

test('an hour that came twice or was skipped is asked about, of a typed city too, and the answer kept', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto('/profile-setup');
  await fillBirth(page, { date: '1987-10-25', time: '01:30' });
  await pickCity(page, 'New York', /^New York.*United States/);
  const first = page.getByRole('radio', { name: 'before the clocks went back (UTC−4)' });
  const second = page.getByRole('radio', { name: 'after the clocks went back (UTC−5)' });
  await expect(first).not.toBeChecked();
  await expect(second).not.toBeChecked();
  await expectAccessible(page);
  await save(page);
  await expectToast(page, 'profile.birth-time-ambiguous');
  await first.check();
  await save(page);
  await expectSaved(page, 'Scorpio');
  await backToSetup(page);
  await expect(first).toBeChecked();

  // A typed city is asked about its clocks too, and an hour that was skipped.
  await fillBirth(page, { date: '1987-04-05', time: '02:30' });
  await field(page, 'Birth City').fill('Chicago');
  await field(page, 'Birth Country').fill('United States');
  await save(page);
  await expectToast(page, 'profile.birth-time-ambiguous');
  await page.getByRole('radio', { name: 'already put forward (UTC−5)' }).check();
  await save(page);
  await expectSaved(page, 'Aries');
});

test('leaving with unsaved changes asks first, and with saved ones does not', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto('/profile-setup');
  await field(page, 'Birth Name').fill('Wren');
  const wayOut = page.getByRole('link', { name: 'Accuracy' });
  await wayOut.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  await expect(field(page, 'Birth Name')).toHaveValue('Wren');
  await field(page, 'Birth Name').fill('');
  await wayOut.click();
  await expect(page).toHaveURL(/\/accuracy$/);
  await page.goBack();
  await field(page, 'Birth Name').fill('Wren');
  await wayOut.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
});

test('birth details with a picked city are saved, said with the sign and there on return; the chart is a wheel and a table that say the same', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto('/profile');
  await expect(page.getByText('Your chart is still empty')).toBeVisible();
  await expect(page.getByText('Free Account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add my birth details' }).click();
  await fillBirth(page, { date: '1962-02-04', time: '23:10' });
  await field(page, 'Birth City').pressSequentially('Honolulu');
  const found = page.getByRole('option', { name: /^Honolulu/ }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  await expect(field(page, 'Birth Country')).toHaveValue('United States');
  await expect(field(page, 'Timezone')).toHaveValue('Pacific/Honolulu');
  await save(page);
  await expectSaved(page, 'Aquarius');
  await backToSetup(page);
  await expect(field(page, 'Birth Name')).toHaveValue('Wren Ashdown');
  await expect(field(page, 'Birth Date')).toHaveValue('1962-02-04');
  await expect(field(page, 'Birth Time')).toHaveValue('23:10');
  await expect(field(page, 'Birth City')).toHaveValue('Honolulu');
  await page.getByRole('link', { name: 'See my chart' }).click();

  const wheel = page.getByRole('group', { name: 'Wheel of your birth chart' });
  await expect(wheel.getByRole('button')).toHaveCount(12);
  const table = page.getByRole('table', { name: 'Positions at your birth' });
  await expect(table.getByRole('row')).toHaveCount(1 + 12 + 2);
  const sun = wheel.getByRole('button', {
    name: /^Sun: 16°\d\d′ Aquarius, \d+(st|nd|rd|th) house$/,
  });
  await sun.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sun in Aquarius' })).toBeVisible();
  await expect(sun).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(sun).toHaveAttribute('aria-pressed', 'false');
  await table.getByRole('button', { name: 'Saturn' }).click();
  await expect(page.getByRole('heading', { name: 'Saturn in Aquarius' })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('the profile is loaded anew when the window has the focus again; one that cannot be loaded is logged and not shown', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  const [loaded] = await Promise.all([page.waitForResponse(/get-profile/), page.goto('/profile')]);
  await loaded.finished();
  let isLoadedAgain = false;
  page.on('request', (request) => {
    if (/get-profile/.test(request.url())) isLoadedAgain = true;
  });
  await comeBack(page, () => isLoadedAgain);

  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.route(/get-profile/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('The profile could not be loaded');
  await expect(page.getByText(messages['request.unexpected'].message)).toBeHidden();
});

/** What one page tells the server about itself, by kind and path. */
function eventsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/track-events')) return;
    const { events } = request.postDataJSON();
    for (const { event_type, page_path } of events) told.push(`${event_type} ${page_path}`);
  });
  return told;
}

test('pages seen and a sign-up are noted under one session id, and nothing of a visitor who asks not to be tracked', async ({
  page,
}) => {
  const told = eventsOf(page);
  await page.goto('/terms?secret=1');
  await expect.poll(() => told).toEqual(['page_view /terms']);
  await signUp(page, freshAddress());
  await expectToast(page, 'auth.signed-up');
  await expect.poll(() => told).toEqual(['page_view /terms', 'page_view /auth', 'signup /auth']);
  const id = await page.evaluate(() => sessionStorage.getItem('session_id'));
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.evaluate(() => sessionStorage.clear());
  told.length = 0;
  for (const path of ['/terms', '/privacy', '/terms']) await page.goto(path);
  expect(told).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('session_id'))).toBeNull();
});
