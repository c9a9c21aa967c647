import { expect, it } from 'vitest';
import { deferApp, deferReadingFont, scriptsLast } from './page-scripts.ts';
import { rememberEarlyPress } from './early-press.ts';
import { markPainted } from './first-paint.ts';

const PAGE = `<html lang="en"><head><link rel="modulepreload" href="/assets/vendor.js"/></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js");</script><!--$--></body></html>`;

it('lets a page be read before its scripts are asked for', () => {
  expect(scriptsLast(PAGE)).toBe(
    `<html lang="en"><head></head><body><main></main><script>1</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js").then((entry) => entry.hydrate());</script><!--$--><link rel="modulepreload" href="/assets/vendor.js" fetchpriority="low"/></body></html>`,
  );
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

it('marks a page until its first paint, and takes the mark away by the same name', () => {
  const [, mark = 'none'] = /<html (data-\w+)=""/.exec(deferReadingFont(PAGE)) ?? [];
  document.documentElement.setAttribute(mark, '');
  markPainted();
  expect(document.documentElement.hasAttribute(mark)).toBe(false);
});
