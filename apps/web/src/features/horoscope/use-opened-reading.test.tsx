import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpenedReading } from './use-opened-reading.ts';

let root: Root;
let host: HTMLElement;

/** A page with a horoscope that can be opened, and the keys of a browser. */
function Page() {
  const [shown, show] = useState<string | null>(null);
  const navigate = useNavigate();
  const { opens, leave } = useOpenedReading({
    place: 'own',
    isOpen: shown !== null,
    reopen: ({ type }) => show(type),
    close: () => show(null),
  });
  const open = (): void => {
    show('love');
    opens({ place: 'own', type: 'love', sign: 'leo' });
  };
  return (
    <>
      <p>{shown ?? 'nothing'}</p>
      <button type="button" name="open" onClick={open}>
        open
      </button>
      <button type="button" name="leave" onClick={leave}>
        leave
      </button>
      <button type="button" name="back" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" name="forward" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  );
}

const press = (name: string): Promise<void> =>
  act(async () => host.querySelector<HTMLButtonElement>(`[name=${name}]`)?.click());
const shown = (): string | null | undefined => host.querySelector('p')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

const start = (state: unknown = null): void =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/before', { pathname: '/horoscope', state }]}>
        <Page />
      </MemoryRouter>,
    ),
  );

it('closes a horoscope by Back, and opens it again by Forward', async () => {
  start();
  await press('open');
  expect(shown()).toBe('love');
  await press('back');
  expect(shown()).toBe('nothing');
  await press('forward');
  expect(shown()).toBe('love');
});

it('leaves no entry behind where it is closed by its button', async () => {
  start();
  await press('open');
  await press('leave');
  expect(shown()).toBe('nothing');
  await press('forward');
  expect(shown()).toBe('love');
});

it('opens again what was open before a reload', () => {
  start({ readings: [{ place: 'own', type: 'weekly', sign: 'leo' }] });
  expect(shown()).toBe('weekly');
});
