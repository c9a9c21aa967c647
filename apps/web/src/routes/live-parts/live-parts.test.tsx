import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tonightAt } from '../../features/sky/tonight-at.ts';
import { renderToDom } from '../../lib/deferred-hydration/render-to-dom.ts';
import { liveParts } from './live-parts.tsx';

const SVG = 'http://www.w3.org/2000/svg';
/** Where the part of a page stands, if its parent matters. */
const PARENTS: Record<string, string> = { planets: 'tbody', ledger: 'tbody', marks: 'g' };

const AT = Date.UTC(2026, 10, 15, 18, 20);
const tonight = { sky: tonightAt(AT, AT), zone: undefined } as const;

const parentOf = (part: string): Element => {
  const name = PARENTS[part] ?? 'div';
  return name === 'g' ? document.createElementNS(SVG, name) : document.createElement(name);
};

it.each(Object.entries(liveParts))(
  'draws the part "%s" as React does, so that React finds its own work',
  (name, part) => {
    const content = part(tonight, '/horoscope/leo');
    const [drawn, written] = [parentOf(name), parentOf(name)];
    drawn.append(...renderToDom(content, name === 'marks' ? SVG : null));
    written.innerHTML = renderToStaticMarkup(content);
    expect(drawn.textContent + drawn.childElementCount).not.toBe('0');
    expect(drawn.innerHTML).toBe(written.innerHTML);
  },
);

it('draws what belongs to a sign on the page of a sign only', () => {
  expect(renderToDom(liveParts.ruler(tonight, '/'), null)).toEqual([]);
  expect(renderToDom(liveParts.marks(tonight, '/'), SVG)).toEqual([]);
});
