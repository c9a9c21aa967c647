import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_ORIGIN } from '@palm/contract/site';
import { assetsOf } from './assets-of.ts';
import { builtPages, type BuiltPage } from './built-pages.ts';
import { UNPAINTED, UNTIL_HYDRATED } from '../src/lib/deferred-hydration/first-paint.ts';
import { withImports } from './with-imports.ts';

/*
 * The pages as they lie in the build, before any script has run. `npm test` builds them first; by hand,
 * `node scripts/build-web.mjs` does.
 */

const BUILD = join(import.meta.dirname, '..', 'build', 'client');
const KB = 1024;

if (!existsSync(join(BUILD, 'sitemap.xml')))
  throw new Error('There is no build to look at: node scripts/build-web.mjs makes one.');

const pages = await builtPages(BUILD);
const sitemap = await readFile(join(BUILD, 'sitemap.xml'), 'utf8');
const isFound = ({ path }: BuiltPage): boolean =>
  sitemap.includes(`<loc>${UNKNOWN_ORIGIN}${path}</loc>`);

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const contentOf = (document: Document, selector: string): string =>
  document.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
/** As the build compressed it, which is how it is sent. */
/** The characters of a face by its `unicode-range`. */
const lettersInRange = (face: string): string[] =>
  [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length }, (_, at) => String.fromCodePoint(from + at));
  });

const brotliBytes = async (path: string): Promise<number> =>
  (await readFile(join(BUILD, `${path}.br`))).length;
const isScript = (asset: string): boolean => asset.endsWith('.js');
/** Everything of other people's is in one file, React among it. */
const isReact = (asset: string): boolean => asset.includes('/frame-');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(pages.filter(isFound))('$path without scripts', ({ path, html }) => {
  const document = parsed(html);

  it('has its whole text', () => {
    const main = document.querySelector('main');
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    expect(main?.textContent.length).toBeGreaterThan(100);
    for (const heading of document.querySelectorAll('main h1, main h2, main h3'))
      expect(heading.textContent.trim()).not.toBe('');
  });

  it('says what it is, to people and to engines', () => {
    expect(document.title).toMatch(/Palm & Soul$/);
    expect(contentOf(document, 'name="description"').length).toBeGreaterThan(40);
    expect(contentOf(document, 'name="keywords"')).not.toBe('');
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(contentOf(document, 'property="og:url"')).toBe(UNKNOWN_ORIGIN + path);
    expect(contentOf(document, 'property="og:title"')).toBe(document.title);
    expect(contentOf(document, 'name="twitter:card"')).toBe('summary_large_image');
    expect(contentOf(document, 'name="robots"')).toBe('');
  });

  it('has a picture of 1200 by 630 to be shared with', async () => {
    const address = contentOf(document, 'property="og:image"');
    expect(address.startsWith(`${UNKNOWN_ORIGIN}/share/`)).toBe(true);
    const png = await readFile(join(BUILD, address.slice(UNKNOWN_ORIGIN.length)));
    // Width and height of a PNG stand in its first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60 * KB);
  });

  it('tells an engine what kind of thing it is, and where it stands', () => {
    const graph = graphOf(document);
    expect(graph.map((thing) => thing['@type'])).toContain('WebPage');
    // The landing page is where every way begins, and has none to show.
    const way = path === '/' ? '"@type":"WebSite"' : `"item":"${UNKNOWN_ORIGIN}${path}"`;
    expect(JSON.stringify(graph)).toContain(way);
  });
});

function graphOf(document: Document): Record<string, unknown>[] {
  const script = document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}')['@graph'];
}

describe('what may be found', () => {
  it('is every public page, and no private one', () => {
    const paths = pages.filter(isFound).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/auth', '/daily-readings', '/horoscope', '/privacy', '/terms']),
    );
    for (const path of ['/home', '/login', '/profile', '/the-oracle', '/admin', '/404', '/offline'])
      expect(paths).not.toContain(path);
  });

  it('leaves private pages out in their own words too', () => {
    const hidden = pages.filter((page) => !isFound(page));
    // Second names of a page point to the first and need no other word.
    const seconds = new Set(['/home', '/login']);
    for (const { path, html } of hidden.filter((page) => !seconds.has(page.path)))
      expect(contentOf(parsed(html), 'name="robots"'), path).toBe('noindex');
  });

  it('offers Premium with its price, and names the site', () => {
    const landing = pages.find(({ path }) => path === '/');
    const graph = graphOf(parsed(landing?.html ?? ''));
    const types = graph.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'Product']));
    expect(JSON.stringify(graph)).toContain('"price":"9.99","priceCurrency":"USD"');
  });
});

describe('the landing page, in bytes', async () => {
  const html = pages.find(({ path }) => path === '/')?.html ?? '';
  // Scripts in a template are not loaded until the page is used.
  const unused = parsed(html);
  const template = unused.querySelector('template');
  const app = template?.innerHTML ?? '';
  template?.remove();
  // A disabled link is not loaded: its styles stand in the page.
  const sheets = unused.querySelectorAll('link[rel=stylesheet][disabled]');
  for (const sheet of sheets) sheet.remove();
  const named = assetsOf(unused.documentElement.outerHTML);
  // React is the app's door: nothing that it is not behind may wait for a use of the page.
  const scripts = await withImports(BUILD, named.filter(isScript), (asset) => !isReact(asset));
  const worker = brotliCompressSync(await readFile(join(BUILD, 'service-worker.js')));

  it('shows itself with at most 120 KB of page, style and fonts', async () => {
    const fonts = named.filter((asset) => asset.endsWith('.woff2'));
    const fontBytes = await Promise.all(
      fonts.map(async (font) => (await readFile(join(BUILD, font))).length),
    );
    const bytes = [brotliCompressSync(html).length, ...fontBytes];
    expect(fonts).toHaveLength(2);
    expect(sum(bytes)).toBeLessThanOrEqual(120 * KB);
  });

  it('comes in two round trips of a new connection, its first fonts included', () => {
    // 10 segments of 1,460 bytes, then 20; up to 1.2 KB of them are headers.
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(30 * 1460 - 1200);
  });

  it('has every letter of its titles and of its first screens in itself', () => {
    const styles = unused.querySelector('head > style')?.textContent ?? '';
    const faces = styles.match(/@font-face\{[^}]*url\(data:[^}]*\}/g) ?? [];
    const missing = (family: string, text: string): string[] => {
      const own = faces.filter((face) => face.includes(`font-family:${family};`));
      const letters = new Set(own.flatMap(lettersInRange));
      return Array.from(text).filter((letter) => !letters.has(letter));
    };
    const near = parsed(unused.body.outerHTML);
    for (const part of near.querySelectorAll('.set-when-near, script')) part.remove();
    const text = near.body.textContent;
    const titles = Array.from(unused.querySelectorAll('h1, h2, h3'), (title) => title.textContent);
    expect(faces).toHaveLength(4);
    expect(titles.length).toBeGreaterThan(6);
    expect(missing('Fraunces Display', titles.join(''))).toEqual([]);
    expect(missing('Outfit Variable', text + text.toUpperCase())).toEqual([]);
  });

  it('waits for no style sheet before it is painted', () => {
    expect(sheets).toHaveLength(1);
    expect(unused.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    expect(unused.querySelector('head > style')?.textContent).toContain('@font-face');
  });

  it('asks for no script before it is painted', () => {
    expect(
      unused.querySelectorAll(
        'script[src], script[type=module], link[as=script], [rel=modulepreload]',
      ),
    ).toHaveLength(0);
    expect(named.filter(isScript)).toHaveLength(1);
    expect(html).toMatch(/requestAnimationFrame\(\(\)=>setTimeout\(\(\)=>import\("[^"]+"\)\)\)/);
  });

  it('shows the sky of now with at most 42 KB of scripts, which are all it loads unused', async () => {
    expect(scripts.join(' ')).toMatch(/live-parts.+tonight-worker/);
    const bytes = await Promise.all(scripts.map(brotliBytes));
    expect(sum(bytes) + worker.length).toBeLessThanOrEqual(42 * KB);
  });

  it('hydrates with at most 200 KB more', async () => {
    const more = assetsOf(app).filter((asset) => !scripts.includes(asset));
    expect(more.some(isReact)).toBe(true);
    expect(sum(await Promise.all(more.map(brotliBytes)))).toBeLessThanOrEqual(200 * KB);
  });

  it('asks for at most 20 files', () => {
    // Also the page, its icon and manifest, the service worker, who is here, and that it was seen.
    expect(new Set([...named, ...scripts]).size).toBeLessThanOrEqual(14);
  });
});

describe('the pages of a signed-in user, in bytes', () => {
  const own = pages.filter(({ html }) => html.includes(`${UNPAINTED}="${UNTIL_HYDRATED}"`));

  it.each(own)(
    '$path shows itself with at most 225 KB of scripts in 20 files',
    async ({ html }) => {
      const scripts = assetsOf(html).filter(isScript);
      expect(scripts.some(isReact)).toBe(true);
      expect(scripts.length).toBeLessThanOrEqual(20);
      expect(sum(await Promise.all(scripts.map(brotliBytes)))).toBeLessThanOrEqual(225 * KB);
    },
  );

  it('loads nothing of the landing page, the admin or the ephemeris on the page of today', () => {
    const today = own.find(({ path }) => path === '/daily-readings');
    const scripts = assetsOf(today?.html ?? '').filter(isScript);
    expect(scripts.join(' ')).toContain('/daily-readings-');
    expect(scripts.join(' ')).not.toMatch(/landing|admin|share-sheet|worker/);
  });
});
