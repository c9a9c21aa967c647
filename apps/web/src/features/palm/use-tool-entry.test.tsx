import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { routedPage } from '../../../test/routed-page.tsx';
import { useToolEntry } from './use-tool-entry.ts';

const { start: startPage, press, shown } = routedPage();

/** A page with a tool, and the keys of a browser. */
function Page({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const navigate = useNavigate();
  const { enter, leave } = useToolEntry({ isOpen, close: () => setOpen(false) });
  const open = (): void => {
    setOpen(true);
    enter();
  };
  const keys = { open, leave, back: () => void navigate(-1) };
  return (
    <>
      <p>{isOpen ? 'tool' : 'card'}</p>
      {Object.entries(keys).map(([name, onClick]) => (
        <button key={name} type="button" name={name} onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  );
}

const start = (isOpenAtFirst = false): void =>
  startPage(<Page isOpenAtFirst={isOpenAtFirst} />, ['/the-oracle']);

it('returns to the card by Back, and each time anew', async () => {
  start();
  for (const _ of [1, 2]) {
    await press('open');
    expect(shown()).toBe('tool');
    await press('back');
    expect(shown()).toBe('card');
  }
});

it('returns to the card by its own button', async () => {
  start();
  await press('open');
  await press('leave');
  expect(shown()).toBe('card');
});

it('leaves what was open on arrival, until its own button is pressed', async () => {
  start(true);
  expect(shown()).toBe('tool');
  await press('leave');
  expect(shown()).toBe('card');
});
