import { expect, it } from 'vitest';
import { deferApp, deferReadingFont, scriptsFirst, scriptsLast } from './page-scripts.ts';
import { rememberEarlyPress } from './early-press.ts';
import { markBuilt, markPainted } from './first-paint.ts';

const PAGE = `<html lang="en"><head><link rel="modulepreload" href="/assets/vendor.js"/></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js");</script><!--$--></body></html>`;

it('lets a page be read before its scripts are asked for', () => {
  expect(scriptsLast(PAGE)).toBe(
    `<html lang="en"><head></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js").then((entry) => entry.hydrate());</script><!--$--><link rel="modulepreload" href="/assets/vendor.js" fetchpriority="low"/></body></html>`,
  );
});

it('lets the scripts of a page that the app builds come before its fonts', () => {
  const font =
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossOrigin="anonymous"/>';
  const page = scriptsFirst(PAGE.replace('<head>', `<head>${font}`));
  expect(page).toMatch(/^<html data-unpainted="app" lang="en">/);
  expect(page).toContain('crossOrigin="anonymous" fetchpriority="low"/>');
  expect(page).toContain('<link rel="modulepreload" href="/assets/vendor.js"/></head>');
  expect(page).toContain('import("/assets/entry.js").then((entry) => entry.hydrate());');
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
