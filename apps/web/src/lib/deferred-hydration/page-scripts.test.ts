import { afterEach, describe, expect, it } from 'vitest';
import { deferApp, deferReadingFont, scriptsFirst, scriptsLast } from './page-scripts.ts';
import { rememberEarlyPress } from './early-press.ts';
import { COLD, markBuilt, markPainted } from './first-paint.ts';

const PAGE = `<html lang="en"><head><link rel="modulepreload" href="/assets/vendor.js"/></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js");</script><!--$--></body></html>`;

it('lets a page be read before its scripts are asked for', () => {
  expect(scriptsLast(PAGE)).toBe(
    `<html lang="en"><head></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js").then((entry) => entry.hydrate());</script><!--$--><link rel="modulepreload" href="/assets/vendor.js" fetchpriority="low"/></body></html>`,
  );
});

describe('a page that the app builds', () => {
  const root = document.documentElement;
  const font =
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossOrigin="anonymous"/>';
  const frame = '<link rel="modulepreload" href="/assets/frame-1.js"/>';
  const rest = '<script>early()</script><link rel="stylesheet" href="/assets/app.css"/>';
  const page = scriptsFirst(
    PAGE.replace('<head>', `<head>${font}`).replace('</head>', `${frame}${rest}</head>`),
  );
  const [, early, script = ''] =
    /<script>(.+?)<\/script><script>(.+?)<\/script><link rel="st/.exec(page) ?? [];

  afterEach(() => {
    document.head.replaceChildren();
    root.removeAttribute(COLD);
    delete root.dataset['viewer'];
  });

  const addedFor = (viewer: string): HTMLLinkElement[] => {
    root.dataset['viewer'] = viewer;
    // The page runs it as a text too.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(script)();
    return [...document.head.querySelectorAll('link')];
  };
  const SCRIPTS = ['modulepreload /assets/frame-1.js', 'modulepreload /assets/vendor.js'];

  it('asks for the session before its scripts, and for the largest of them first', () => {
    expect(page).toMatch(/^<html data-unpainted="app" lang="en">/);
    expect(page).toContain('import("/assets/entry.js").then((entry) => entry.hydrate());');
    expect(early).toBe('early()');
    expect(page.replace(script, '')).not.toMatch(/modulepreload|woff2/);
    expect(words(addedFor('visitor'))).toEqual([...SCRIPTS, 'preload /a.woff2']);
    expect(root.hasAttribute(COLD)).toBe(false);
  });

  it('lets the fonts of a signed-in user come after the largest script', () => {
    const [largest] = addedFor('user');
    expect(words([...document.head.querySelectorAll('link')])).toEqual(SCRIPTS);
    expect(root.hasAttribute(COLD)).toBe(true);
    largest?.dispatchEvent(new Event('load'));
    const added = [...document.head.querySelectorAll('link')];
    expect(words(added)).toEqual([...SCRIPTS, 'preload /a.woff2']);
    expect(added.at(-1)?.getAttribute('crossorigin')).toBe('anonymous');
    markBuilt();
    expect(root.hasAttribute(COLD)).toBe(false);
  });
});

it('loads only the entry on a deferred page, after its first paint', () => {
  const outside = deferApp(PAGE).replace(/<template id="app">[\s\S]*<\/template>/, '');
  expect(outside).toBe(
    `<html lang="en"><head></head><body><main></main><script>1</script><!--$--><script>${rememberEarlyPress}requestAnimationFrame(()=>setTimeout(()=>import("/assets/entry.js")))</script></body></html>`,
  );
});

it("keeps the app's scripts where React will look for them", () => {
  expect(deferApp(PAGE)).toContain(
    '<script>1</script><template id="app"><link rel="modulepreload" href="/assets/vendor.js"/><script type="module" async="">',
  );
});

it('stops the build when the router writes otherwise', () => {
  expect(() => deferApp('<html><body></body></html>')).toThrow('another way');
});

it('keeps the mark of a page that the app builds until it is built', () => {
  const [, mark = 'none', value = ''] = /<html (data-\w+)="(\w+)"/.exec(scriptsFirst(PAGE)) ?? [];
  document.documentElement.setAttribute(mark, value);
  markPainted();
  expect(document.documentElement.hasAttribute(mark)).toBe(true);
  markBuilt();
  expect(document.documentElement.hasAttribute(mark)).toBe(false);
});

it('marks a page until its first paint, and takes the mark away by the same name', () => {
  const [, mark = 'none'] = /<html (data-\w+)=""/.exec(deferReadingFont(PAGE)) ?? [];
  document.documentElement.setAttribute(mark, '');
  markPainted();
  expect(document.documentElement.hasAttribute(mark)).toBe(false);
});

const words = (links: readonly HTMLLinkElement[]): string[] =>
  links.map((link) => `${link.rel} ${link.getAttribute('href')}`);
