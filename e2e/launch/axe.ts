import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No finding of any kind on the screen as it stands. No page of ours has a frame in it, so nothing is put together from
 * several on a page of its own; and of what passed nothing is told. Both cost more than the looking.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForMotion(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found).toEqual([]);
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
