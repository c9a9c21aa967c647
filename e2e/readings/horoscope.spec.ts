import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { expectAccessible } from '../launch/axe.ts';
import { comeBack } from '../launch/come-back.ts';
import { expect, test } from '../launch/fixtures.ts';
import { button, main, ORACLE, readingText, watchOracle } from '../launch/oracle-page.ts';
import { callAs } from '../launch/palms.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { becomeMemberWithBirth, birth } from '../launch/members-with-birth.ts';

test('a horoscope for the own sign, then for another', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/horoscope');
  await expect(page.getByRole('heading', { name: 'Welcome, Wren Ashdown' })).toBeVisible();
  await expect(page.getByText('Taurus, born May 15, 1990')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Weekly/).click();
  await expect(page.locator('article').getByRole('heading', { level: 2 })).toBeFocused();
  await button(page, /Unfold/).click();
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
  await expect(button(page, /Your chart/)).toBeHidden();
  expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({
    context: { kind: 'horoscope', type: 'love', sign: 'leo' },
  });
});

test("a partner's day, what two signs make of each other, a birth date that makes it a comparison of two charts, and the words of each failure", async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/horoscope');
  await press(page, 'Show Partner & Compatibility');
  await expect(page.getByText('Only their sign is stored', { exact: false })).toBeVisible();
  await press(page, 'Use This Date');
  await expect(page.getByText('Enter a date between')).toBeVisible();
  await page.getByLabel('Partner’s birth date (optional)').fill('1981-08-05');
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
  expect(onThisDevice).not.toMatch(/Leo|cross:|1981/);

  await page.goto('/horoscope');
  await press(page, 'Show Partner & Compatibility');
  await partners.getByRole('button', { name: /Leo/ }).click();
  await expect(page.locator('article')).toHaveCount(1);
  await press(page, 'Analyze Compatibility');
  await expect(page.locator('article')).toHaveCount(2);
  // Said to a screen reader as well, for as long as the words are on their way.
  await expect(page.getByText('Taurus and Leo', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await partners.getByRole('button', { name: /Virgo/ }).click();
  await expect(button(page, 'Analyze Compatibility')).toBeVisible();
  await expect(page.locator('article')).toHaveCount(1);

  await page.route(ORACLE, (route) => route.abort());
  await button(page, /^Daily/).click();
  await expectToast(page, 'horoscope.failed');
  await partners.getByRole('button', { name: /Libra/ }).click();
  await expectToast(page, 'partner.failed');
  await press(page, 'Analyze Compatibility');
  await expectToast(page, 'compatibility.failed');
  await expectAccessible(page);
});

test('without birth details there is only the way to give them; a new birth date is there when the window has the focus again', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto('/daily-readings');
  await expect(
    page.getByRole('heading', { name: messages['reading.profile-incomplete'].title }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  await page.goto('/horoscope');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expectAccessible(page);
  await callAs(page, server, calls.saveProfile, birth);
  await comeBack(page, () => page.getByText('Taurus, born May 15, 1990').isVisible());
});
