import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';

let root: Root;
let host: HTMLElement;

function Form() {
  const [code, setCode] = useState('');
  return <CodeField label="Confirmation Code" length={6} value={code} onChange={setCode} />;
}

const input = (): HTMLInputElement => {
  const found = host.querySelector('input');
  if (found === null) throw new Error('the field has no input');
  return found;
};

/** Sets the value as a keyboard would: past React, then with the event that React listens to. */
function type(text: string): void {
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input());
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

it('shows what is typed in capitals', () => {
  type('abc9');
  expect(input().value).toBe('ABC9');
});

it('takes six characters and no more', () => {
  type('abcdefgh');
  expect(input().value).toBe('ABCDEF');
  expect(input().maxLength).toBe(6);
});

it('takes a code copied with spaces around and inside', () => {
  act(() => {
    const data = new DataTransfer();
    data.setData('text', ' abc def ');
    input().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  expect(input().value).toBe('ABCDEF');
});

it('is found by its label', () => {
  expect(input().labels?.[0]?.textContent).toBe('Confirmation Code');
});
