import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CollapsedList } from './collapsed-list.tsx';

let root: Root;
let host: HTMLElement;

const show = (count: number): void =>
  act(() =>
    root.render(
      <CollapsedList items={Array.from({ length: count }, (_, place) => place)} shownAtFirst={4}>
        {(item) => <li key={item}>{item}</li>}
      </CollapsedList>,
    ),
  );
const lines = (): number => host.querySelectorAll('li').length;
const more = (): HTMLButtonElement | null => host.querySelector('button');

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

it('shows a short list whole, and one line more than that too', () => {
  show(5);
  expect(lines()).toBe(5);
  expect(more()).toBeNull();
});

it('collapses a long list, says how many are left, and moves the focus to the list when opened', () => {
  show(9);
  expect(lines()).toBe(4);
  expect(more()?.textContent).toBe('Show 5 more');
  act(() => more()?.click());
  expect(lines()).toBe(9);
  expect(more()).toBeNull();
  expect(document.activeElement).toBe(host.querySelector('ul'));
});

it('offers nothing more once the list has become short', () => {
  show(9);
  show(1);
  expect(lines()).toBe(1);
  expect(more()).toBeNull();
});
