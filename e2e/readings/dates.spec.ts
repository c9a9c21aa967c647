import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { becomeMemberWithBirth, maya } from '../launch/members-with-birth.ts';

test.use({ serverEnv: { READING_DATE: '2026-12-05' }, timezoneId: 'America/New_York' });

test('the coming weeks of a chart, large where they weigh much', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server, maya);
  await page.goto('/your-dates');
  await expect(page.getByRole('heading', { name: 'What’s coming, Maya' })).toBeVisible();
  const december = page.getByRole('region', { name: 'December' });
  const pluto = december.getByRole('listitem').filter({ hasText: 'Pluto on your Saturn' });
  await expect(pluto).toContainText('Once in 248 years. Ends January 29.');
  await expect(pluto.locator('time')).toHaveText('9Wed');
  const receipt = pluto.getByText(/natal Saturn: conjunction/);
  await expect(receipt).toBeHidden();
  await pluto.getByRole('button', { name: 'Pluto on your Saturn' }).click();
  await expect(receipt).toBeVisible();
  await expect(page.getByText('New Moon in your ninth house')).toBeVisible();
  await expectAccessible(page);
});

test('a calendar app follows the dates by a private link, until it is stopped', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server, maya);
  await page.goto('/your-dates');
  await press(page, 'Copy it instead');
  const link = page.getByLabel('Your calendar link');
  await expect(link).toHaveValue(/^http/);
  const address = await link.inputValue();
  const calendar = await page.request.get(address);
  expect(await calendar.text()).toContain('SUMMARY:Pluto on your Saturn');
  await expect(page.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/A calendar has followed these dates since/)).toBeVisible();
  await press(page, 'Stop it');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop it' }).click();
  await expectToast(page, 'calendar.stopped');
  expect((await page.request.get(address)).status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Put these in my calendar' })).toBeVisible();
});

test('without a birth time there are no houses, and the page says so', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server, {
    ...maya,
    birth_time: null,
    birth_time_unknown: true,
  });
  await page.goto('/your-dates');
  await expect(page.getByText('Your birth time is missing')).toBeVisible();
  await expect(page.getByText('New Moon in Sagittarius')).toBeVisible();
  await expect(page.getByText(/in your .+ house/)).toHaveCount(0);
  await expectAccessible(page);
});

test('without birth details the page asks for them, and a visitor to sign in', async ({
  page,
  server,
}) => {
  await page.goto('/your-dates');
  await expect(page.getByText('Your dates come from your own chart.')).toBeVisible();
  await becomeMember(page, server);
  await page.goto('/your-dates');
  await expect(
    page.getByRole('heading', { name: 'Your dates start with a birth date' }),
  ).toBeVisible();
  await expectAccessible(page);
});
