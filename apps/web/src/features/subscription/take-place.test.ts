import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reserveTab } from './reserve-tab.ts';

let happened: string[];

const newTab = (closed: boolean) => ({
  document: { title: '' },
  opener: 'this window',
  closed,
  location: { replace: (url: string) => happened.push(`tab to ${url}`) },
  close: () => happened.push('tab closed'),
});
type Tab = ReturnType<typeof newTab>;

function inBrowser({ isMobile = false, tab }: { isMobile?: boolean; tab: Tab | null }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isMobile }));
  vi.stubGlobal('open', () => {
    happened.push('opened');
    return tab;
  });
  vi.spyOn(window.location, 'assign').mockImplementation((url) => {
    happened.push(`window to ${url}`);
  });
}

beforeEach(() => {
  happened = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is a new tab on a desktop, opened before the address is known and cut off from this one', () => {
  const tab = newTab(false);
  inBrowser({ tab });
  const place = reserveTab('Preparing checkout...');
  expect(happened).toEqual(['opened']);
  expect([tab.document.title, tab.opener]).toEqual(['Preparing checkout...', null]);
  place.go('/pay');
  expect(happened).toEqual(['opened', 'tab to /pay']);
});

it('is this window on a phone, and nothing is opened', () => {
  inBrowser({ isMobile: true, tab: newTab(false) });
  reserveTab('…').go('/pay');
  expect(happened).toEqual(['window to /pay']);
});

it.each([
  ['refuses it', null],
  ['closes it again', newTab(true)],
])('is this window where a blocker %s', (_, tab) => {
  inBrowser({ tab });
  reserveTab('…').go('/pay');
  expect(happened).toEqual(['opened', 'window to /pay']);
});

it('is given back as it was: the empty tab goes', () => {
  inBrowser({ tab: newTab(false) });
  reserveTab('…').close();
  expect(happened).toEqual(['opened', 'tab closed']);
});
