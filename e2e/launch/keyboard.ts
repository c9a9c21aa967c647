import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there, and sees to it that it can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
}

export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What Tab must come to. */
const REACHED =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

interface Stop {
  readonly name: string;
  readonly isInside: boolean;
  readonly isSeen: boolean;
}

/** Where the focus is, and whether a user can see it: its ring is drawn, and nothing lies over it. */
const focusIn = (page: Page, part: string): Promise<Stop> =>
  page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOnTop = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
    });
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName} ${words.trim().slice(0, 40)}`,
      isInside: element.matches(`${selector} *`),
      isSeen: isOnTop && getComputedStyle(element).outlineStyle === 'solid',
    };
  }, part);

/** Walks by Tab through a part of the page. Answers how many stops there are, and those whose focus cannot be seen. */
async function walk(page: Page, part: string): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isInside, isSeen } = await focusIn(page, part);
    if (!isInside) return { stops, unseen };
    if (!isSeen) unseen.push(name);
  }
}

/** Every link, button and field of the page is reached by Tab, in view and with a ring around it. */
export async function expectWalkable(page: Page, name: string): Promise<void> {
  await page.getByRole('main').focus();
  const { stops, unseen } = await walk(page, 'main');
  expect(unseen, name).toEqual([]);
  const all = page.locator(`main ${REACHED}`).filter({ visible: true });
  expect(stops, name).toBe(await all.count());
}
