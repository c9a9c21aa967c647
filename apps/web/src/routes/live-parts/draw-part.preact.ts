import { options, render } from 'preact';
import type { TonightOnPage } from '../../features/sky/tonight.ts';
import type { LivePart } from '../../lib/deferred-hydration/live-part.ts';
import { liveParts } from './live-parts.tsx';

/** SVG attributes that React names in camel case; the others have one name. */
const HYPHENATED = /^(?:clip|dominant|fill|font|stroke|text)[A-Z]/;

// Preact writes an attribute under the name it is given. `preact/compat` would rename more, for 1.7 KB.
options.vnode = (node) => {
  if (typeof node.type !== 'string') return;
  const props = Object.entries(node.props).map(([name, value]) => [attributeOf(name), value]);
  node.props = { children: undefined, ...Object.fromEntries(props) };
};

const attributeOf = (prop: string): string =>
  HYPHENATED.test(prop) ? prop.replace(/[A-Z]/, '-$&').toLowerCase() : prop;

export const isLivePart = (name: string | undefined): name is LivePart =>
  name !== undefined && Object.hasOwn(liveParts, name);

/** Renders a live part for the element `place`, and leaves the page as it is. */
export function drawPart(part: LivePart, place: Element, tonight: TonightOnPage): Node[] {
  const copy = document.createElementNS(place.namespaceURI, place.localName);
  render(liveParts[part](tonight, location.pathname), copy);
  return [...copy.childNodes];
}
