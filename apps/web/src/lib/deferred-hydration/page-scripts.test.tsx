import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { rememberEarlyPress } from './early-press.ts';
import { COLD, markBuilt, markPainted, UNPAINTED } from './first-paint.ts';
import {
  PageScriptsContext,
  ScriptsFirst,
  ScriptsLast,
  StyleSheet,
  unpainted,
} from './page-scripts.tsx';

const SCRIPTS = {
  app: '<link rel="modulepreload" href="/assets/vendor.js"><link rel="modulepreload" href="/assets/frame-1.js"><script type="application/json">"the app"</script>',
  deferredEntry: '/assets/entry.deferred.js',
  styles: '.page{margin:0}',
};
const root = document.documentElement;

const written = (node: ReactNode): string =>
  renderToStaticMarkup(<PageScriptsContext value={SCRIPTS}>{node}</PageScriptsContext>);

/** Runs the inline script as the page does. */
function run(place: Element): void {
  const text = [...place.children].findLast(({ localName }) => localName === 'script')?.textContent;
  // oxlint-disable-next-line typescript/no-implied-eval -- it is a script of the page, as text
  new Function(text ?? '')();
}

const template = (): HTMLTemplateElement | null => document.querySelector('template');
const words = (place: Element): string[] =>
  [...place.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

beforeEach(() => vi.stubEnv('PROD', true));
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const mark of [COLD, UNPAINTED, 'data-viewer']) root.removeAttribute(mark);
});

it('lets a page be read before its scripts are asked for', () => {
  expect(written(<ScriptsFirst pathname={paths.terms} fonts={[]} />)).toBe('');
  document.body.innerHTML = written(<ScriptsLast pathname={paths.terms} />);
  expect(words(document.body)).toEqual([]);
  run(document.body);
  expect(words(document.body)).toEqual([
    'modulepreload /assets/vendor.js',
    'modulepreload /assets/frame-1.js',
  ]);
  expect(document.querySelectorAll('link:not([fetchpriority=low])')).toHaveLength(0);
  expect(document.body.lastElementChild?.textContent).toBe('"the app"');
  expect(template()).toBeNull();
});

/** Loads a page that the app builds, up to its first inline script. */
function loadAppPage(viewer: string): void {
  root.dataset['viewer'] = viewer;
  document.head.innerHTML = written(<ScriptsFirst pathname={paths.profile} fonts={['/a.woff2']} />);
  document.body.innerHTML = written(<ScriptsLast pathname={paths.profile} />);
  run(document.head);
}

describe('a page that the app builds', () => {
  const MODULES = ['modulepreload /assets/frame-1.js', 'modulepreload /assets/vendor.js'];

  it('asks for its scripts in the head, for the largest of them first', () => {
    loadAppPage('visitor');
    expect(words(document.head)).toEqual([...MODULES, 'preload /a.woff2']);
    expect(root.hasAttribute(COLD)).toBe(false);
  });

  it('lets the fonts of a signed-in user come after the largest script', () => {
    loadAppPage('user');
    expect(words(document.head)).toEqual(MODULES);
    expect(root.hasAttribute(COLD)).toBe(true);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(words(document.head)).toEqual([...MODULES, 'preload /a.woff2']);
    expect([...document.head.querySelectorAll('link')].at(-1)?.crossOrigin).toBe('anonymous');
    markBuilt();
    expect(root.hasAttribute(COLD)).toBe(false);
  });

  it('starts the app when the page is complete', () => {
    loadAppPage('visitor');
    expect(document.querySelector('script[type]')).toBeNull();
    run(document.body);
    expect(document.querySelector('body > script[type]')?.textContent).toBe('"the app"');
    expect(template()).toBeNull();
  });

  it('keeps its mark until it is built', () => {
    for (const [name, value] of Object.entries(unpainted(paths.profile)))
      root.setAttribute(name, value);
    markPainted();
    expect(root.hasAttribute(UNPAINTED)).toBe(true);
    markBuilt();
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });
});

function sheetOf(pathname: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = written(<StyleSheet pathname={pathname} href="/assets/app.css" />);
  return place;
}

describe('a deferred page', () => {
  it('loads only its entry, after its first paint', () => {
    document.body.innerHTML = written(<ScriptsLast pathname={paths.landing} />);
    expect(template()?.innerHTML).toBe(SCRIPTS.app);
    template()?.remove();
    expect(document.body.innerHTML).toBe(
      `<script>${rememberEarlyPress}requestAnimationFrame(()=>setTimeout(()=>document.fonts.ready.then(()=>requestAnimationFrame(()=>setTimeout(()=>import("/assets/entry.deferred.js"))))))</script>`,
    );
  });

  it('waits for no style sheet on the landing page, which has its styles in itself', () => {
    const landing = sheetOf(paths.landing);
    expect(landing.querySelector('style')?.textContent).toBe(SCRIPTS.styles);
    expect(landing.querySelector('link')?.hasAttribute('disabled')).toBe(true);
    const terms = sheetOf(paths.terms);
    expect(terms.querySelector('style')).toBeNull();
    expect(terms.querySelector('link')?.hasAttribute('disabled')).toBe(false);
  });

  it('leaves the link as it is in the browser, where it was written by another rendering', () => {
    expect(
      renderToStaticMarkup(<StyleSheet pathname={paths.landing} href="/assets/app.css" />),
    ).toBe('<link rel="stylesheet" href="/assets/app.css"/>');
  });

  it('loads the app at once in development, for hot reload', () => {
    vi.stubEnv('PROD', false);
    expect(written(<ScriptsLast pathname={paths.landing} />)).not.toContain('entry.deferred');
  });

  it('marks the landing page until its first paint, and takes the mark away by the same name', () => {
    expect(unpainted(paths.terms)).toEqual({});
    for (const [name, value] of Object.entries(unpainted(paths.landing)))
      root.setAttribute(name, value);
    expect(root.hasAttribute(UNPAINTED)).toBe(true);
    markPainted();
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });
});
