import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const isLoaded = (): boolean => document.querySelector('#app') === null;
const [button, link] = ['button', 'a'];
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
};

let markHydrated: () => void;

beforeEach(async () => {
  // Each page has a state of its own.
  vi.resetModules();
  document.body.innerHTML =
    '<p>Text</p><a href="#here">Link</a><button><i>Menu</i></button><template id="app"><b></b></template>';
  const { loadAppOnUse } = await import('./load-app-on-use.ts');
  ({ markHydrated } = await import('./load-app.ts'));
  loadAppOnUse();
});
afterEach(() => markHydrated());

describe('a deferred page', () => {
  it('stays deferred when a pointer passes over its text', () => {
    find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(isLoaded()).toBe(false);
  });

  it.each([
    ['a touch', 'p', 'pointerdown'],
    ['a key', 'p', 'keydown'],
    ['the focus', link, 'focusin'],
    ['a pointer over a link', link, 'pointerover'],
    ['a pointer over the picture in a button', `${button} i`, 'pointerover'],
  ])('loads the app on %s', (_, selector, event) => {
    find(selector).dispatchEvent(new Event(event, { bubbles: true }));
    expect(isLoaded()).toBe(true);
    expect(document.querySelector('body > b')).not.toBeNull();
  });

  it.each(['storage', 'offline'])('loads the app on the event "%s"', (event) => {
    window.dispatchEvent(new Event(event));
    expect(isLoaded()).toBe(true);
  });

  it('repeats an early button press once, after hydration', () => {
    const presses: string[] = [];
    find(button).addEventListener('click', () => presses.push('menu'));
    find(`${button} i`).click();
    expect(presses).toEqual([]);
    markHydrated();
    expect(presses).toEqual(['menu']);
    markHydrated();
    expect(presses).toEqual(['menu']);
  });

  it('forgets a press that was followed by another click elsewhere', () => {
    const presses: string[] = [];
    find(button).addEventListener('click', () => presses.push('menu'));
    find(button).click();
    find(link).click();
    markHydrated();
    expect(presses).toEqual([]);
  });

  it('loads the whole style sheet with the app, which waits for it', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="data:text/css," disabled>';
    const sheet = document.head.querySelector('link');
    find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(sheet?.disabled).toBe(false);
    const { styleSheetsLoaded } = await import('./load-app.ts');
    Object.defineProperty(sheet, 'sheet', { value: null });
    const steps: string[] = [];
    const waiting = styleSheetsLoaded().then(() => steps.push('ready'));
    await Promise.resolve();
    steps.push('loaded');
    sheet?.dispatchEvent(new Event('load'));
    await waiting;
    expect(steps).toEqual(['loaded', 'ready']);
    document.head.innerHTML = '';
  });

  it('knows by a mark that it needs the app anyway', async () => {
    const { NEEDS_APP, needsApp } = await import('./load-app.ts');
    expect(needsApp()).toBe(false);
    for (const [name, value] of Object.entries(NEEDS_APP)) find('p').setAttribute(name, value);
    expect(needsApp()).toBe(true);
  });
});
