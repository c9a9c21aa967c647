import { calls } from '@palm/contract/calls';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { watchOracle } from '../launch/oracle-page.ts';
import { callAs } from '../launch/palms.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { press } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

test('a person is added, changed, deleted after a second word, and brought back', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/people');
  await expect(page.getByRole('heading', { name: 'No people yet' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Add a person');
  await press(page, 'Save');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Sam Harrow');
  await page.getByLabel('Birth Date').fill('1988-02-03');
  await page.getByLabel('Birth Time (optional)').fill('21:10');
  await page.getByLabel('Birth City').fill('Lisbon');
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click();
  await press(page, 'Save');
  await expect(page.getByText('Aquarius. Born February 3, 1988, 21:10, Lisbon.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Sam Harrow' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sam');
  await press(page, 'Save');
  await page.getByRole('button', { name: 'Delete Sam', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The toast stays while the pointer is on it.
  await page.getByText('Sam and all you entered about them are gone.').hover();
  await expect(page.getByRole('heading', { name: 'No people yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Aquarius. Born February 3, 1988, 21:10, Lisbon.')).toBeVisible();
});

test('a kept person is chosen on the horoscope page instead of a date, and is not read once deleted', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await callAs(page, server, calls.savePerson, {
    name: 'Sam Harrow',
    birth_date: '1988-02-03',
    birth_time: '21:10',
    birth_city: 'London',
    birth_country: 'United Kingdom',
    birth_timezone: 'Europe/London',
    birth_latitude: 51.5,
    birth_longitude: -0.12,
  });
  const { id } = await callAs(page, server, calls.savePerson, {
    name: 'Kim',
    birth_date: '1988-02-03',
    birth_time: null,
    birth_city: '',
    birth_country: '',
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
  });
  const asked = watchOracle(page);
  await page.goto('/horoscope');
  await press(page, 'Show Partner & Compatibility');
  const sam = page.getByRole('button', { name: 'Sam Harrow' });
  await sam.click();
  await expect(sam).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.getByText('Sam Harrow’s day').first()).toBeVisible();
  await press(page, 'Analyze Compatibility');
  await expect(page.getByText('You and Sam Harrow').first()).toBeVisible();
  const pair = page.locator('article').last();
  await expect(pair.getByRole('button', { name: /Your .+, their .+ orb/ }).first()).toBeVisible();
  await expectAccessible(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.join(' ')).not.toContain('Sam');

  await callAs(page, server, calls.deletePerson, { id });
  await page.getByRole('button', { name: 'Kim' }).click();
  await expectToast(page, 'people.gone');
});
