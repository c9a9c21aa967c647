import { readFile } from 'node:fs/promises';
import { calls } from '@palm/contract/calls';
import { typographic } from '@palm/contract/typographic';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { main } from '../launch/oracle-page.ts';
import { callAs, deleteReadings, enterAs, handPhoto } from '../launch/palms.ts';
import { press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

async function openPage(page: Page, server: RunningServer): Promise<string> {
  await becomeMemberWithBirth(page, server);
  const { pageId, title } = await callAs(page, server, calls.oracleChat, {
    message: 'x',
    context: { kind: 'daily', type: 'daily-guidance' },
    zone: 'UTC',
  });
  await page.goto(`/history?page=${pageId}`);
  await main(page).getByRole('button', { name: 'Share it' }).click();
  return typographic(title ?? '');
}

/** Width and height stand in the first chunk of a PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a page is saved as a picture of 1080 by 1350, with a birth chart only by choice, by the keyboard alone too', async ({
  page,
  server,
}) => {
  const title = await openPage(page, server);
  const sheet = page.getByRole('dialog');
  const picture = sheet.getByRole('img', { name: new RegExp(`^The picture: ${title}`) });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the picture' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('palm-and-soul.png');
  expect(sizeOf(await readFile(await download.path()))).toEqual([1080, 1350]);

  await expect(sheet.getByText('A birth chart gives away your birth date')).toBeHidden();
  const drawn = await picture.getAttribute('src');
  await sheet.getByLabel('On the picture').selectOption('Your birth chart');
  await expect(sheet.getByText('A birth chart gives away your birth date')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', drawn ?? '');

  // The keyboard alone reaches all of it, and nothing is cut off.
  const controls = sheet.locator('button, select, input');
  const count = await controls.count();
  expect(count).toBeGreaterThan(4);
  const reached = new Set<string>();
  for (let tab = 0; tab < 2 * count; tab += 1) {
    await page.keyboard.press('Tab');
    const focused = sheet.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
    reached.add(await focused.evaluate((control) => control.outerHTML));
  }
  expect(reached.size).toBe(count);
  const isCut = await sheet.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
  );
  expect(isCut).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Share it' })).toBeFocused();
});

test('a fresh palm is shared as a picture, by a link once it is saved, and as its lines or with the sky from there', async ({
  page,
  server,
  browser,
}) => {
  await enterAs(page, server, 'premium');
  await deleteReadings(page, server);
  await page.goto('/the-oracle');
  await press(page, 'Begin a Palm Reading');
  await page.getByLabel('Photo of your palm').setInputFiles(handPhoto('palm'));
  const open = main(page).getByRole('button', { name: 'Share this reading' });
  await open.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /^The picture:/ })).toBeVisible();
  await expect(sheet.getByLabel('On the picture')).toHaveValue('palm');
  await expect(sheet.getByText('A link leads to a saved reading')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await press(page, 'Save Reading');
  await expect(main(page).getByRole('link', { name: 'See My Readings' })).toBeVisible();
  await open.click();
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const url = await sheet.getByLabel('The link').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await expect(stranger.getByText('The lines of a palm')).toBeVisible();
  await expectAccessible(stranger);

  await page.goto('/history');
  await main(page)
    .getByRole('button', { name: /^End the link to/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expectToast(page, 'share.revoked');
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: /no longer shared/ })).toBeVisible();
  await stranger.context().close();

  await page.goto('/saved-readings');
  await main(page).getByRole('button', { name: 'Share Palm Reading #1' }).click();
  const picture = sheet.getByRole('img', { name: /^The picture:/ });
  await expect(picture).toBeVisible();
  await expect(sheet.getByText('Choose the sky if you’d rather not show it')).toBeVisible();
  await expectAccessible(page);
  const drawn = await picture.getAttribute('src');
  await sheet.getByLabel('On the picture').selectOption('The sky of that day');
  await expect(picture).not.toHaveAttribute('src', drawn ?? '');
  await expect(sheet.getByRole('button', { name: 'Make a link' })).toBeVisible();
});

test('a device with a share sheet is handed the picture', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type }) => `${name} ${type}`).join();
      },
    });
  });
  await openPage(page, server);
  await page.getByRole('dialog').getByRole('button', { name: 'Share the picture' }).click();
  await expect(page).toHaveTitle('palm-and-soul.png image/png');
});

test('a link shows one paragraph to everybody until it is ended', async ({
  page,
  server,
  browser,
}) => {
  const title = await openPage(page, server);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const link = sheet.getByLabel('The link');
  await expect(link).toHaveValue(/\/shared\/[\w-]{43}$/);
  const url = await link.inputValue();
  await sheet.getByRole('button', { name: 'Done' }).click();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(stranger);
  await expect(stranger.getByText('Wren')).toBeHidden();
  await stranger.getByRole('link', { name: 'See your own sky' }).click();
  await expect(stranger).toHaveURL(`${server.url}/`);

  await page.goto('/history');
  await expect(main(page).getByText('With a link')).toBeVisible();
  await main(page)
    .getByRole('button', { name: `End the link to ${title}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expectToast(page, 'share.revoked');
  await expect(main(page).getByText('Links you made')).toBeHidden();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: /no longer shared/ })).toBeVisible();
  await stranger.context().close();
});
