import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const isAwake = (): boolean => document.querySelector('#app') === null;
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

describe('a resting page', () => {
  it('goes on resting under a pointer that passes over its text', () => {
    find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(isAwake()).toBe(false);
  });

  it.each([
    ['a touch', 'p', 'pointerdown'],
    ['a key', 'p', 'keydown'],
    ['the focus', link, 'focusin'],
    ['a pointer over a link', link, 'pointerover'],
    ['a pointer over the picture in a button', `${button} i`, 'pointerover'],
  ])('wakes by %s', (_, selector, event) => {
    find(selector).dispatchEvent(new Event(event, { bubbles: true }));
    expect(isAwake()).toBe(true);
    expect(document.querySelector('body > b')).not.toBeNull();
  });

  it.each(['storage', 'offline'])('wakes by the news "%s"', (event) => {
    window.dispatchEvent(new Event(event));
    expect(isAwake()).toBe(true);
  });

  it('does once, when it is alive, what was pressed before', () => {
    const presses: string[] = [];
    find(button).addEventListener('click', () => presses.push('menu'));
    find(`${button} i`).click();
    expect(presses).toEqual([]);
    markHydrated();
    expect(presses).toEqual(['menu']);
    markHydrated();
    expect(presses).toEqual(['menu']);
  });

  it('forgets a press that was followed by another elsewhere', () => {
    const presses: string[] = [];
    find(button).addEventListener('click', () => presses.push('menu'));
    find(button).click();
    find(link).click();
    markHydrated();
    expect(presses).toEqual([]);
  });
});
