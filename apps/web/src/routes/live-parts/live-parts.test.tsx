import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tonightAt } from '../../features/sky/tonight-at.ts';
import type { LivePart } from '../../lib/deferred-hydration/live-part.ts';
import { drawPart } from './draw-part.preact.ts';
import { liveParts } from './live-parts.tsx';

const SVG = 'http://www.w3.org/2000/svg';
/** Where the part of a page stands, if its parent matters. */
const PARENTS: Record<string, string> = { planets: 'tbody', ledger: 'tbody', marks: 'g' };

const AT = Date.UTC(2026, 10, 15, 18, 20);
const tonight = { sky: tonightAt(AT, AT), zone: undefined } as const;
const PARTS = Object.keys(liveParts) as LivePart[];

const parentOf = (part: string): Element => {
  const name = PARENTS[part] ?? 'div';
  return name === 'g' ? document.createElementNS(SVG, name) : document.createElement(name);
};

function drawn(part: LivePart): Element {
  const place = parentOf(part);
  place.append(...drawPart(part, place, tonight));
  return place;
}

function textsOf(place: Element): (string | null)[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return texts;
}

beforeEach(() => window.history.replaceState(null, '', '/horoscope/leo'));
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each(PARTS)('draws the part "%s" as React does, so that React finds its own work', (part) => {
  const place = drawn(part);
  const written = parentOf(part);
  written.innerHTML = renderToStaticMarkup(liveParts[part](tonight, '/horoscope/leo'));
  expect(place.textContent + place.childElementCount).not.toBe('0');
  expect(place.innerHTML).toBe(written.innerHTML);
});

it.each(PARTS)('draws the part "%s" without empty texts, which React would not expect', (part) => {
  expect(textsOf(drawn(part))).not.toContain('');
});

it.each(PARTS)('needs no handlers for the part "%s": React would add its own', (part) => {
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  drawn(part);
  expect(listen).not.toHaveBeenCalled();
});

it.each(PARTS)('keeps neighbouring texts of the part "%s" apart, as React expects', (part) => {
  const written = parentOf(part);
  // React marks the border between two texts by a comment.
  written.innerHTML = renderToString(liveParts[part](tonight, '/horoscope/leo'));
  expect(textsOf(drawn(part))).toEqual(textsOf(written));
});

it('draws SVG elements, with the attribute names of SVG', () => {
  const mark = drawn('marks').firstElementChild;
  expect(mark?.namespaceURI).toBe(SVG);
  expect(mark?.getAttribute('stroke-width')).toBe('1.7');
  expect(drawn('wheel').firstElementChild?.getAttribute('viewBox')).toMatch(/^0 0 /);
});

it('draws what belongs to a sign on the page of a sign only', () => {
  window.history.replaceState(null, '', '/');
  expect(drawn('ruler').childNodes).toHaveLength(0);
  expect(drawn('marks').childNodes).toHaveLength(0);
});
