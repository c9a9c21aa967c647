import type { Page } from '@playwright/test';
import { calls } from '@palm/contract/calls';
import { expect, test } from '../launch/fixtures.ts';
import { answer, holdCalls } from '../launch/held-calls.ts';
import { waitForFonts } from '../launch/page-ready.ts';
import { callAs, saveReadingOf } from '../launch/palms.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';
import type { RunningServer } from '../launch/server.ts';

/** The pages of a user, and what tells in words that one is on its way, where its shape alone does not. */
const PAGES: Readonly<Record<string, string | null>> = {
  '/daily-readings': 'Loading today',
  '/horoscope': null,
  '/the-oracle': null,
  '/ask-the-oracle': null,
  '/your-dates': 'Finding your dates…',
  '/people': 'Loading your people…',
  '/history': 'Loading your history',
  '/saved-readings': 'Loading your mystical readings...',
  '/your-sky': null,
  '/premium': 'Loading your plan',
  '/profile': 'Drawing your chart…',
  '/profile-setup': 'Loading your profile…',
  '/email-preferences': 'Loading your preferences',
};

const SPINNER = 'main [class*=animate-spin]';
const SKELETON = 'main [class*=animate-pulse]';

const shown = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

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

type Order = 'first' | 'last';

/** A page whose calls are answered one by one, the first or the last one asked for first. */
async function openHeld(page: Page, path: string) {
  const held = await holdCalls(page);
  await page.goto(path);
  await waitForFonts(page);
  await expect.poll(() => held.length, { intervals: [20] }).toBeGreaterThan(0);
  /** Two calls that waited at once could have been answered the other way round. */
  let isOrderOpen = false;
  return {
    isOrderOpen: () => isOrderOpen,
    /** Answers what waits, and tells what moved. */
    answerAll: async (order: Order, beforeEach: () => Promise<void>): Promise<string[]> => {
      const moves: string[] = [];
      while (held.length > 0) {
        isOrderOpen ||= held.length > 1;
        const route = order === 'first' ? held.shift() : held.pop();
        if (!route) break;
        await beforeEach();
        await answer(page, route);
        // An answer may bring the first words in a font that is not there yet.
        await waitForFonts(page);
        const name = route.request().url().split('/').at(-1);
        const moved = await movedActions(page);
        moves.push(...moved.map((each) => `${path}, ${order} call first, after ${name}: ${each}`));
      }
      return moves;
    },
  };
}

/** Until it is complete, a page shows its shape, tells in words what it waits for, and turns no spinner. */
async function movesWhileWaiting(page: Page, path: string, words: string | null) {
  const { answerAll, isOrderOpen } = await openHeld(page, path);
  if (words !== null) {
    await expect(page.getByRole('status', { name: words }).or(page.getByText(words))).toBeVisible();
    expect(await shown(page, SKELETON), `${path} has a shape`).toBeGreaterThan(0);
  }
  let spinners = 0;
  const countSpinners = async () => {
    if (words !== null) spinners += await shown(page, SPINNER);
  };
  const moves = await answerAll('first', countSpinners);
  // A page asks for more once its next part has loaded.
  const unfinished = async () => {
    moves.push(...(await answerAll('first', countSpinners)));
    return words === null ? 0 : shown(page, SKELETON);
  };
  await expect.poll(unfinished, `${path} is complete`).toBe(0);
  expect(spinners, `${path} shows no spinner`).toBe(0);
  await page.unrouteAll();
  return { moves, isOrderOpen: isOrderOpen() };
}

async function movesInOtherOrder(page: Page, path: string): Promise<string[]> {
  const { answerAll } = await openHeld(page, path);
  const moves = await answerAll('last', async () => {});
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

test('a page that waits shows its shape and no spinner, and nothing comes in above what can be pressed already, in whichever order the calls are answered', async ({
  page,
  server,
}) => {
  await meetAsUser(page, server);
  const moves: string[] = [];
  for (const [path, words] of Object.entries(PAGES)) {
    const waited = await movesWhileWaiting(page, path, words);
    moves.push(...waited.moves);
    if (waited.isOrderOpen) moves.push(...(await movesInOtherOrder(page, path)));
  }
  expect(moves).toEqual([]);
});
