import { Component, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderToDom } from './render-to-dom.ts';

const drawn = (node: ReactNode): string => {
  const place = document.createElement('div');
  place.append(...renderToDom(node, null));
  return place.innerHTML;
};

const Name = ({ children }: { children: ReactNode }) => <b className="name">{children}</b>;

it('draws text, lists and fragments, and nothing for nothing', () => {
  expect(
    drawn([
      'a',
      7,
      <Fragment key="f">
        <Name>
          {false}Leo{null}
        </Name>
      </Fragment>,
      '',
      undefined,
    ]),
  ).toBe('a7<b class="name">Leo</b>');
});

it('keeps neighbouring texts apart, as React expects to find them', () => {
  const [line] = renderToDom(
    <p>
      {'12'}
      {'° Leo'}
    </p>,
    null,
  );
  expect(line?.childNodes).toHaveLength(2);
});

it('uses SVG attribute names in a drawing', () => {
  const [drawing] = renderToDom(
    <svg viewBox="0 0 1 1" strokeWidth={2}>
      <path clipPath="url(#a)" />
    </svg>,
    null,
  );
  if (!(drawing instanceof Element)) throw new TypeError('No drawing');
  expect(drawing.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(drawing.getAttribute('viewBox')).toBe('0 0 1 1');
  expect(drawing.getAttribute('stroke-width')).toBe('2');
  expect(drawing.firstElementChild?.getAttribute('clip-path')).toBe('url(#a)');
});

class Old extends Component {
  override render = () => null;
}

it('refuses what only React can do', () => {
  expect(() =>
    drawn(
      <a href="/" onClick={() => {}}>
        a
      </a>,
    ),
  ).toThrow('onClick');
  expect(() => drawn(<p style={{ color: 'red' }} />)).toThrow('style');
  expect(() => drawn(<Old />)).toThrow('without');
});
