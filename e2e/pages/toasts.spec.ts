import { messages } from '@palm/contract/messages';
import type { Page } from '@playwright/test';
import { expect, test } from '../launch/fixtures.ts';
import { becomeMemberWithBirth, readDailyGuidance } from '../launch/members-with-birth.ts';
import { main } from '../launch/oracle-page.ts';
import { press } from '../launch/people.ts';

const TOAST = '[data-sonner-toast]';

/** The titles of the toasts that can be seen, and the headings under one of them. */
const seenToasts = (page: Page): Promise<{ titles: string[]; covered: string[] }> =>
  page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((toast) =>
      toast.checkVisibility({ opacityProperty: true }),
    );
    const boxes = seen.map((toast) => toast.getBoundingClientRect());
    const covered = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) => {
      const { left, right, top, bottom } = heading.getBoundingClientRect();
      const isOver = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return heading.checkVisibility() && boxes.some(isOver);
    });
    return {
      titles: seen.map((toast) => toast.querySelector('[data-title]')?.textContent ?? ''),
      covered: covered.map((heading) => heading.textContent),
    };
  }, TOAST);

/** Only this toast is seen, once it has come to rest, and it covers no heading. */
const expectAlone = (page: Page, title: string): Promise<void> =>
  expect.poll(() => seenToasts(page)).toEqual({ titles: [title], covered: [] });

test('of two toasts in a row the newer one is seen, and no heading is covered', async ({
  page,
  server,
}) => {
  await becomeMemberWithBirth(page, server);
  const pageId = await readDailyGuidance(page, server);
  await page.goto(`/history?page=${pageId}`);
  const keep = (name: string) => main(page).getByRole('button', { name, exact: true });
  await keep('Keep this page').click();
  await expectAlone(page, messages['history.kept'].title);
  await keep('Kept').click();
  await expectAlone(page, messages['history.released'].title);

  await page.goto('/email-preferences');
  for (let time = 0; time < 2; time += 1) await press(page, 'Save Preferences');
  await expectAlone(page, messages['preferences.saved'].title);

  // The rest on a wide screen.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/people');
  await press(page, 'Add a person');
  await page.getByLabel('Name', { exact: true }).fill('Robin');
  await page.getByLabel('Birth Date').fill('1988-01-02');
  await press(page, 'Save');
  await expectAlone(page, messages['people.saved'].title);
  await page.getByRole('button', { name: 'Delete Robin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectAlone(page, messages['people.deleted'].title);
});
