import type { Page } from '@playwright/test';
import { calls } from '@palm/contract/calls';
import { expect, test } from '../launch/fixtures.ts';
import { answer, holdCalls } from '../launch/held-calls.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { callAs, saveReadingOf } from '../launch/palms.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

const PAGES = [
  '/daily-readings',
  '/horoscope',
  '/the-oracle',
  '/ask-the-oracle',
  '/your-dates',
  '/people',
  '/history',
  '/saved-readings',
  '/your-sky',
  '/premium',
  '/profile',
  '/profile-setup',
];

/** The links, buttons and fields that have moved since the last look, as 'Begin: 665 to 708'. */
const movedActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const last: Map<Element, number> = Reflect.get(window, 'lastPlaces') ?? new Map();
    const now = new Map<Element, number>();
    const moved: string[] = [];
    for (const action of document.querySelectorAll(
      'main :is(a, button, input, textarea, select, summary)',
    )) {
      if (!action.checkVisibility({ visibilityProperty: true }) || action.matches(':disabled'))
        continue;
      const top = Math.round(action.getBoundingClientRect().top + window.scrollY);
      const before = last.get(action);
      now.set(action, top);
      if (before !== undefined && Math.abs(before - top) > 4)
        moved.push(`${action.textContent || action.getAttribute('name')}: ${before} to ${top}`);
    }
    Reflect.set(window, 'lastPlaces', now);
    return moved;
  });

/** What moved on a page whose calls were answered one by one, the first or the last one asked for first. */
async function movesOf(page: Page, path: string, order: 'first' | 'last'): Promise<string[]> {
  const held = await holdCalls(page);
  await page.goto(path);
  await waitForFonts(page);
  const moves: string[] = [];
  await expect.poll(() => held.length).toBeGreaterThan(0);
  while (held.length > 0) {
    const route = order === 'first' ? held.shift() : held.pop();
    if (!route) break;
    await answer(page, route);
    // An answer may bring the first words in a font that is not there yet.
    await waitForFonts(page);
    const name = route.request().url().split('/').at(-1);
    const moved = await movedActions(page);
    moves.push(...moved.map((action) => `${path}, ${order} call first, after ${name}: ${action}`));
  }
  await page.unrouteAll();
  return moves;
}

/** A user with a chart, a palm reading and a person, known to this browser. */
async function meetAsUser(page: Page, server: RunningServer): Promise<void> {
  // What slides in is on its way for a moment, which is not what these journeys are about.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeMemberWithBirth(page, server);
  await saveReadingOf(page, server, 'palm');
  await callAs(page, server, calls.savePerson, {
    name: 'Robin',
    birth_date: '1988-01-02',
    birth_time: null,
    birth_city: '',
    birth_country: '',
    birth_timezone: null,
    birth_latitude: null,
    birth_longitude: null,
  });
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
}

test('nothing comes in above what can be pressed already, in whichever order the calls are answered', async ({
  page,
  server,
}) => {
  await meetAsUser(page, server);
  const moves: string[] = [];
  for (const path of PAGES) {
    for (const order of ['first', 'last'] as const) {
      moves.push(...(await movesOf(page, path, order)));
    }
  }
  expect(moves).toEqual([]);
});
