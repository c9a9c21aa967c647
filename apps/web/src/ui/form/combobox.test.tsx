import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';

const towns = ['Oslo', 'Osaka', 'Ostrava'];
let root: Root;
let host: HTMLElement;
let submitted: number;

function Form() {
  const [value, setValue] = useState('');
  const found = value === '' ? [] : towns.filter((town) => town.startsWith(value));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <Combobox
        label="Birth City"
        listLabel="Places found"
        value={value}
        onType={setValue}
        options={found.map((name) => ({ id: name, name }))}
        onPick={setValue}
        status="Not in the list."
      />
    </form>
  );
}

const input = (): HTMLInputElement => {
  const found = host.querySelector('input');
  if (found === null) throw new Error('the field has no input');
  return found;
};
const options = (): (string | null)[] =>
  [...host.querySelectorAll('[role=option]')].map((option) => option.textContent);
const active = (): string | null =>
  host.querySelector(`[id="${input().getAttribute('aria-activedescendant')}"]`)?.textContent ??
  null;

/** Sets the value as a keyboard would: past React, then with the event that React listens to. */
function type(text: string): void {
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input());
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void input().dispatchEvent(event));
  return event.defaultPrevented;
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  submitted = 0;
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

describe('a field with suggestions', () => {
  it('lists what fits, and says that there is a list', () => {
    expect(input().getAttribute('aria-expanded')).toBe('false');
    type('Os');
    expect(options()).toEqual(towns);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(host.querySelector(`[id="${input().getAttribute('aria-controls')}"]`)).not.toBeNull();
  });

  it('goes through the list with the arrow keys, round and round', () => {
    type('Os');
    expect(active()).toBeNull();
    press('ArrowDown');
    expect(active()).toBe('Oslo');
    press('ArrowUp');
    expect(active()).toBe('Ostrava');
    press('ArrowDown');
    expect(active()).toBe('Oslo');
  });

  it('takes the suggestion with Enter, without sending the form', () => {
    type('Osa');
    press('ArrowDown');
    expect(press('Enter')).toBe(true);
    expect(input().value).toBe('Osaka');
    expect(options()).toEqual([]);
    expect(submitted).toBe(0);
  });

  it('leaves Enter to the form when nothing is chosen', () => {
    type('Os');
    expect(press('Enter')).toBe(false);
  });

  it('closes with Escape and keeps what was typed', () => {
    type('Os');
    press('Escape');
    expect(options()).toEqual([]);
    expect(input().value).toBe('Os');
  });

  it('says when nothing was found, and any text may stay', () => {
    type('Nowhere');
    expect(host.querySelector('output')?.textContent).toBe('Not in the list.');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().value).toBe('Nowhere');
  });

  it('takes a suggestion that is pressed', () => {
    type('Os');
    act(() => host.querySelectorAll<HTMLElement>('[role=option]')[2]?.click());
    expect(input().value).toBe('Ostrava');
  });
});
