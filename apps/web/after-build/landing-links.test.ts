import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';

/* Where the links of the landing page lead, before any script has run. */

const pages = await builtPages(join(import.meta.dirname, '..', 'build', 'client'));
const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces';

const hrefsIn = (place: Element | null | undefined): string[] =>
  Array.from(place?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href') ?? '');

/** A part of the page by what it is called. */
const named = (main: Element, name: string): Element | undefined =>
  Array.from(main.querySelectorAll('section, nav')).find((part) => {
    const heading = main.ownerDocument.getElementById(part.getAttribute('aria-labelledby') ?? '');
    return (part.getAttribute('aria-label') ?? heading?.textContent) === name;
  });

describe.each(['/', '/home'])('the landing page at %s', (path) => {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  const document = new DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main') ?? document.body;
  const pathOf = (words: string): string | undefined =>
    Array.from(main.querySelectorAll('a'))
      .find(({ textContent }) => textContent.includes(words))
      ?.getAttribute('href')
      ?.replace(/\?.*$/, '');

  it('leads a visitor to every part of the product', () => {
    expect(pathOf('Begin Your Journey')).toBe('/auth');
    expect(pathOf('Start Your 7-Day Free Trial')).toBe('/premium');
    expect(hrefsIn(named(main, 'Contents'))).toEqual([
      '/daily-readings',
      '/horoscope',
      '/the-oracle',
      '/ask-the-oracle',
      '/cosmic-mirror',
      '/saved-readings',
      '/auth?mode=sign-up',
    ]);
    expect(hrefsIn(named(main, 'The twelve signs'))).toEqual(
      SIGNS.split(' ').map((sign) => `/horoscope/${sign}`),
    );
  });

  it('has the small print at its foot, of this year', () => {
    const footer = document.querySelector('footer');
    expect(hrefsIn(footer)).toEqual(
      expect.arrayContaining([
        '/',
        '/horoscope',
        '/the-oracle',
        '/ask-the-oracle',
        '/terms',
        '/privacy',
      ]),
    );
    expect(footer?.textContent).toMatch(/© 20\d\d/);
  });

  it('leads nowhere that is not', () => {
    const known = new Set(pages.map((page) => page.path));
    const inside = hrefsIn(document.body).filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(20);
    const gone = inside.filter((href) => !known.has(href.replace(/[?#].*$/, '')));
    expect(gone).toEqual([]);
  });
});
