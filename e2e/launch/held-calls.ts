import { EVENTS_PATH, pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { Page, Route } from '@playwright/test';

/** These bring nothing onto the screen. */
const UNSEEN = new Set([EVENTS_PATH, pathOf(calls.trackEvents)]);

const isSeen = ({ pathname }: URL): boolean =>
  pathname.startsWith('/functions/v1/') && !UNSEEN.has(pathname);

/** Holds every call of the page, so that a journey decides in which order they are answered. */
export async function holdCalls(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(isSeen, (route) => {
    held.push(route);
  });
  return held;
}

/**
 * Lets one call through, and waits until what it brought is on the screen. Like a browser, it sends the call again
 * when the server has just closed the idle connection.
 */
export async function answer(page: Page, route: Route): Promise<void> {
  await route.fulfill({ response: await route.fetch({ maxRetries: 1 }) });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
