import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { typographic } from '@palm/contract/typographic';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { main } from '../launch/oracle-page.ts';
import { callAs } from '../launch/palms.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

const GUIDANCE = { kind: 'daily', type: 'daily-guidance' } as const;

const ask = (page: Page, server: RunningServer, message: string) =>
  callAs(page, server, calls.oracleChat, { message, zone: 'UTC' });

const read = (page: Page, server: RunningServer, context: typeof GUIDANCE = GUIDANCE) =>
  callAs(page, server, calls.oracleChat, { message: 'x', context, zone: 'UTC' });

const row = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('a reading is found again, opened whole, noted, kept, opened by its address as it was written, and deleted', async ({
  page,
  server,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => localStorage.setItem('theme', 'day'));
  await becomeMemberWithBirth(page, server);
  const { title } = await read(page, server);
  await ask(page, server, 'What should I know about love?');
  await page.goto('/history');
  const entry = main(page).getByRole('link', { name: typographic(title ?? '') });
  await expect(entry).toContainText('Daily Guidance');
  await expect(main(page).getByRole('link', { name: /What should I know/ })).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('link', { name: 'Horoscopes' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Daily readings', exact: true }).click();
  await entry.click();
  await expect(page.getByRole('heading', { name: typographic(title ?? '') })).toBeVisible();
  await expect(main(page).getByText('What this rests on').first()).toBeAttached();
  await expect(main(page).getByText(/^This page stays until .*, \d{4}, or/)).toBeVisible();
  const note = page.getByLabel('Your note');
  await page.route(`**${pathOf(calls.saveHistoryNote)}`, (route) => route.abort());
  await note.fill('It rained, and I was right.');
  await expect(main(page).getByText('Not saved.', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
  await row(page, 'Keep this page').click();
  await expectToast(page, 'history.kept');
  await expect(row(page, 'Kept')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: typographic(title ?? '') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  expect(errors).toEqual([]);
  await expect(note).toHaveValue('It rained, and I was right.');
  await main(page).getByRole('link', { name: 'All of your history' }).click();
  await expect(entry).toContainText('Kept, With a note');
  await entry.click();
  await row(page, 'Delete this page').click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'history.deleted');
  await expect(page).toHaveURL('/history');
  await expect(entry).toBeHidden();
});

test('a note is added and a page kept right where it is read', async ({ page, server }) => {
  await becomeMemberWithBirth(page, server);
  await page.goto('/daily-readings');
  await main(page)
    .getByRole('button', { name: /Daily Guidance/ })
    .first()
    .click();
  await row(page, 'Keep this page').click();
  await expectToast(page, 'history.kept');
  await row(page, 'Add a note').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your note').fill('Read on the bus.');
  await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 'Your note')).toBeVisible();
});

test('a day of conversation is opened as it was, kept and deleted; a cry for help is not quoted, and keeping it is a choice', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  await ask(page, server, 'What should I know about love?');
  await page.goto('/history?kind=chat');
  await main(page)
    .getByRole('link', { name: /What should I know/ })
    .click();
  await expect(
    main(page).getByText('What should I know about love?', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await row(page, 'Keep this day').click();
  await expectToast(page, 'history.kept');
  await row(page, 'Delete this day').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'history.deleted');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  await ask(page, server, 'I want to kill myself tonight');
  await page.goto('/history');
  await expect(main(page).getByText('kill myself')).toBeHidden();
  await main(page)
    .getByRole('link', { name: /A conversation with the Oracle/ })
    .click();
  await expect(main(page).getByText('Keeping this day also keeps what you wrote')).toBeVisible();
  await expectAccessible(page);
});
