import { Fragment, isValidElement, type ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/** SVG attributes that React writes in camel case; the others are the same in both. */
const HYPHENATED = /^(?:clip|dominant|fill|font|stroke|text)[A-Z]/;

/**
 * Renders plain components to DOM: no state, no context, no handlers. The result equals React's, so that React
 * can hydrate it; a test compares the two.
 */
export function renderToDom(node: ReactNode, namespace: string | null): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node === 'string' || typeof node === 'number')
    return [document.createTextNode(String(node))];
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => renderToDom(child, namespace));
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node))
    throw new TypeError('Only elements and text can be drawn');
  const { type, props } = node;
  if (type === Fragment) return renderToDom(props.children, namespace);
  if (typeof type === 'string') return [renderElement(type, props, namespace)];
  if (isPlainComponent(type)) return renderToDom(type(props), namespace);
  throw new TypeError('Only plain components can be drawn');
}

type PlainComponent = (props: object) => ReactNode;
const isPlainComponent = (type: unknown): type is PlainComponent => typeof type === 'function';

function renderElement(
  name: string,
  { children, ...props }: Record<string, unknown> & { children?: ReactNode },
  namespace: string | null,
): Element {
  const inner = name === 'svg' ? SVG : namespace;
  const element =
    inner === null ? document.createElement(name) : document.createElementNS(inner, name);
  for (const [prop, value] of Object.entries(props)) setAttribute(element, prop, value);
  element.append(...renderToDom(children, inner));
  return element;
}

function setAttribute(element: Element, prop: string, value: unknown): void {
  if (value === undefined || value === null || prop === 'suppressHydrationWarning') return;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TypeError(`${prop} cannot be drawn`);
  element.setAttribute(attributeOf(prop), String(value));
}

function attributeOf(prop: string): string {
  if (prop === 'className') return 'class';
  return HYPHENATED.test(prop)
    ? prop.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    : prop;
}
