import { readFile } from 'node:fs/promises';
import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { CONFETTI_PIECES, PALM_IMAGE_MAX_BYTES } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { callAs, enterAs, handPhoto } from '../launch/palms.ts';
import { button } from '../launch/oracle-page.ts';
import { becomeMember, press } from '../launch/people.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { goOnline } from '../launch/go-online.ts';
import { waitForFonts } from '../launch/page-ready.ts';

const UPLOAD = `**${pathOf(calls.uploadPalmPhoto)}`;
const ANALYSIS = `**${pathOf(calls.biometricAnalysis)}`;

const picker = (page: Page): Locator => page.getByLabel('Photo of your palm');
const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Your Palm Reading' });
const overlay = (page: Page): Locator =>
  page.getByRole('dialog', { name: messages['palm.scan-limit'].title });

async function openTool(page: Page): Promise<void> {
  await page.goto('/the-oracle');
  await press(page, 'Begin a Palm Reading');
}

/** A picture drawn in the page, all of one shade. */
async function plainPicture(page: Page, shade: string): Promise<Buffer> {
  const data = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = colour;
    context?.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png');
  }, shade);
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
}

test('a free user chooses a photo, sees the beginning of the reading, saves it, meets the limit and is led to the Premium page', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await becomeMember(page, server);
  await page.goto('/the-oracle');
  await expect(page.getByText('Men upload a photo of the right palm')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Profile' })).toBeVisible();
  await expect(page.getByText('0/1 readings saved')).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Begin a Palm Reading');
  await expectAccessible(page);
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose File');
  // Confetti falls for five seconds: looked for after the heading, it may be gone.
  const confetti = page.locator(`canvas[data-confetti="${CONFETTI_PIECES}"]`).waitFor();
  await (await choosing).setFiles(handPhoto('palm'));
  await confetti;
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('canvas[data-confetti]')).toBeHidden();
  await expect(page.getByText('This is the beginning of your reading.')).toBeVisible();
  for (const line of ['Heart line', 'Head line', 'Life line']) {
    await expect(
      page
        .getByRole('group', { name: 'Lines found in your photo' })
        .getByRole('button', { name: line }),
    ).toBeVisible();
  }
  await expectAccessible(page);

  const saves: string[] = [];
  page.on('request', (request) => saves.push(request.url()));
  await button(page, 'Save Reading').dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: '1/1 readings saved' })).toHaveCount(1);
  expect(saves.filter((url) => url.endsWith(pathOf(calls.saveReading)))).toHaveLength(1);
  await expectToast(page, 'saved.saved');
  await expect(page.getByRole('link', { name: '1/1 readings saved' })).toBeVisible();

  await press(page, 'New Reading');
  await expect(overlay(page)).toContainText('the trial limit of 1 palm scan');
  await expectAccessible(page);
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toBeHidden();
  await press(page, 'Show my last reading');
  await expect(heading(page)).toBeVisible();
  await press(page, 'New Reading');
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(picker(page)).toHaveCount(0);
  await press(page, 'Begin a Palm Reading');
  await expect(overlay(page)).toBeVisible();

  // A page loaded anew has lost the photo, but not the only reading this plan gives.
  await page.reload();
  await press(page, 'Show my last reading');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('The photo is no longer on this page')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See My Readings' })).toBeVisible();
  await expectAccessible(page);

  await press(page, 'New Reading');
  await overlay(page).getByRole('link', { name: 'See Oracle Premium' }).click();
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByText(/^First charge \w+day, \w+ \d+\. Cancel by \w+day/)).toBeVisible();
});

/** A photo as a camera writes it: held upright, stored lying on its side, several megabytes. */
async function largePhotoOf(page: Page, file: string): Promise<Buffer> {
  const data = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [3200, 2400];
      const context = canvas.getContext('2d');
      context?.translate(0, 2400);
      context?.rotate(-Math.PI / 2);
      context?.drawImage(image, 0, 400, 2400, 2400);
      return canvas.toDataURL('image/jpeg', 1);
    },
    [...(await readFile(file))],
  );
  const photo = Buffer.from(data.split(',')[1] ?? '', 'base64');
  const exif = Buffer.from(
    '4578696600004d4d002a00000008000101120003000000010006000000000000',
    'hex',
  );
  const segment = Buffer.concat([Buffer.of(0xff, 0xe1, 0, exif.length + 2), exif]);
  return Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
}

/** Height and width of a JPEG that is told row by row (ITU-T T.81, B.2.2). */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  return { height: jpeg.readUInt16BE(frame + 5), width: jpeg.readUInt16BE(frame + 7) };
}

test('the button to begin stays where it first appears, however late the rest of the page comes', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'trial');
  await page.route(`**${pathOf(calls.getProfile)}`, async (route) => {
    await new Promise((passed) => setTimeout(passed, 1000));
    await route.continue();
  });
  await page.goto('/the-oracle');
  const begin = button(page, 'Begin a Palm Reading');
  await begin.waitFor();
  await waitForFonts(page);
  const first = await begin.boundingBox();
  await expect(page.getByText('Complete your profile')).toBeVisible();
  expect(await begin.boundingBox()).toEqual(first);
});

test('a large photo is turned upright and made smaller before it is sent; a subscriber is told when ten readings are kept', async ({
  page,
  server,
}) => {
  // The server's own count is tested where it is kept, in apps/server/src/features/palms.
  await page.route(`**${pathOf(calls.palmAllowance)}`, (route) =>
    route.fulfill({ json: { scansUsed: 10, scansAllowed: null, saved: 10, savedAllowed: 10 } }),
  );
  await page.route(`**${pathOf(calls.saveReading)}`, (route) =>
    route.fulfill({ status: 403, json: { code: 'storage_limit' } }),
  );
  await enterAs(page, server, 'premium');
  await openTool(page);
  await expect(page.getByText('10/10 readings saved')).toBeVisible();
  const photo = await largePhotoOf(page, handPhoto('palm'));
  const sending = page.waitForRequest(UPLOAD);
  await picker(page).setInputFiles({ name: 'palm.jpg', mimeType: 'image/jpeg', buffer: photo });
  const sent = (await sending).postDataBuffer() ?? Buffer.alloc(0);
  expect(sizeOf(sent)).toEqual({ width: 1536, height: 2048 });
  expect(sent.length).toBeLessThan(photo.length / 2);
  expect(sent.includes('Exif')).toBe(false);
  await expect(heading(page)).toBeFocused();

  await press(page, 'Save Reading');
  await expectToast(page, 'saved.storage-limit');
  await press(page, 'New Reading');
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
});

test('a trial user drops a photo and reads the whole text, each paragraph tied to its line @desktop-only', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'trial');
  await openTool(page);
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeHidden();
  const bytes = [...(await readFile(handPhoto('palm')))];
  const dataTransfer = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], 'palm.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer });
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  await expect(page.getByText('This is the beginning of your reading.')).toBeHidden();
  await expect(page.getByText('for reflection and entertainment').first()).toBeVisible();

  const traced = page
    .getByRole('group', { name: 'Lines found in your photo' })
    .getByRole('button', { name: 'Life line' });
  await expect(traced).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-line="life"]').first().getByRole('button').click();
  await expect(traced).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('figcaption')).toContainText(
    /^Life line: .+\. (clearly seen|seen well enough|hard to see)/i,
  );
  const notes = page.getByRole('complementary', { name: 'What this rests on' });
  await expect(notes.getByRole('listitem').first()).toContainText(
    /clearly seen|seen well enough|hard to see/i,
  );
  await page.getByRole('link', { name: 'Note 1', exact: true }).focus();
  await expectAccessible(page);

  // The reading stays while one looks elsewhere.
  await page.getByRole('main').getByRole('link', { name: 'Daily Readings' }).click();
  await expect(page).toHaveURL('/daily-readings');
  await page.goBack();
  await expect(heading(page)).toBeVisible();

  await page.route(`**${pathOf(calls.saveReading)}`, (route) =>
    route.fulfill({ status: 403, json: { code: 'trial_limit' } }),
  );
  await press(page, 'Save Reading');
  await expectToast(page, 'saved.trial-limit');
  await page.unrouteAll();
  await page.context().setOffline(true);
  await press(page, 'Save Reading');
  await expectToast(page, 'saved.save-failed');
});

test('what is no palm, too large, of another kind, disguised or dark is said, and counts for nothing', async ({
  page,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  const isSent = () => sent.some((url) => url.endsWith(pathOf(calls.uploadPalmPhoto)));
  await becomeMember(page, server);
  await openTool(page);
  const large = Buffer.alloc(PALM_IMAGE_MAX_BYTES + 1);
  await picker(page).setInputFiles({ name: 'palm.png', mimeType: 'image/png', buffer: large });
  await expectToast(page, 'palm.too-large');
  await picker(page).setInputFiles({
    name: 'palm.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expectToast(page, 'palm.wrong-type');
  expect(isSent()).toBe(false);
  await picker(page).setInputFiles({
    name: 'palm.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  await expectToast(page, 'palm.wrong-type');
  expect(isSent()).toBe(true);

  const dark = await plainPicture(page, '#0c0a08');
  await picker(page).setInputFiles({ name: 'palm.png', mimeType: 'image/png', buffer: dark });
  await expect(page.getByRole('heading', { name: 'This photo looks dark.' })).toBeFocused();
  await expectAccessible(page);
  await press(page, 'Choose Another Photo');
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  await picker(page).setInputFiles({ name: 'palm.png', mimeType: 'image/png', buffer: dark });
  await press(page, 'Send Anyway');
  await expectToast(page, 'palm.not-a-hand');

  await picker(page).setInputFiles(handPhoto('back'));
  await expectToast(page, 'palm.not-a-hand');
  await expect(page.getByText('This is the back of a hand.')).toBeVisible();
  await expectAccessible(page);
  expect(await callAs(page, server, calls.palmAllowance, {})).toMatchObject({ scansUsed: 0 });
});

test('cancelling stops a photo on its way, and closes the tool', async ({ page, server }) => {
  await becomeMember(page, server);
  await openTool(page);
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Begin a Palm Reading' })).toBeFocused();

  await press(page, 'Begin a Palm Reading');
  await page.route(UPLOAD, () => {});
  await page.route(ANALYSIS, () => {});
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(pathOf(calls.uploadPalmPhoto)),
  );
  await picker(page).setInputFiles(handPhoto('palm'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Sending the photo' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessible(page);
  await press(page, 'Cancel');
  await stopped;
  await expect(page.getByRole('button', { name: 'Begin a Palm Reading' })).toBeFocused();
  await expect(page.getByText(messages['palm.failed'].title)).toBeHidden();
});

test('a user without a camera is shown the other ways; a failure is said, and the same photo can be sent again', async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await openTool(page);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await expect(page.getByText('We couldn’t open the camera.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Open Camera App');
  const chooser = await choosing;
  await page.context().setOffline(true);
  await chooser.setFiles(handPhoto('palm'));
  await expectToast(page, 'palm.failed');
  await goOnline(page);
  await press(page, 'Send the same photo again');
  await expect(heading(page)).toBeVisible();
});
