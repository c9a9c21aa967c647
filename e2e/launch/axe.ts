import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The short form of what the builder would inject. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * No finding of any kind on the screen as it stands. No page of ours has a frame in it, so nothing is put together from
 * several on a page of its own; and of what passed nothing is told. Both cost more than the looking.
 */
export async function expectAccessible(page: Page, name?: string): Promise<void> {
  // A toast that was closed is still on its way out.
  await expect(page.locator('[data-sonner-toast][data-removed=true]')).toHaveCount(0);
  await waitForMotion(page);
  await leaveScrolledMotion(page);
  await injectAxe(page);
  // What a page shows while it loads has no heading yet.
  await expect(page.locator('h1')).not.toHaveCount(0);
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, name).toEqual([]);
}

/** The builder injects axe twice for each look, which takes as long as the look. Once for each page is enough. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

const MOTION_MS = 30_000;

/** A colour half way through its transition is not a colour of ours. Motion without an end is not waited for. */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // A page that is not drawn does not finish its motion.
    const enough = new Promise((resolve) => setTimeout(resolve, most));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), enough]);
  }, MOTION_MS);
}

/** The title in the bar of a phone fades in as the page is scrolled. Half way it is not a colour of ours either. */
async function leaveScrolledMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let step = 0; step < 20; step += 1) {
      const scrolled = document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline);
      const shares = scrolled.map(({ effect }) => effect?.getComputedTiming().progress ?? 0);
      if (shares.every((share) => share === 0 || share === 1)) return;
      window.scrollBy({ top: 16, behavior: 'instant' });
    }
  });
}
