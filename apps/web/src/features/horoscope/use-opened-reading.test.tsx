import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { routedPage } from '../../../test/routed-page.tsx';
import { useOpenedReading } from './use-opened-reading.ts';

const { start: startPage, press, shown } = routedPage();

/** A page with a horoscope that can be opened, and the keys of a browser. */
function Page() {
  const [reading, show] = useState<string | null>(null);
  const navigate = useNavigate();
  const { opens, leave } = useOpenedReading({
    place: 'own',
    isOpen: reading !== null,
    reopen: ({ type }) => show(type),
    close: () => show(null),
  });
  const open = (): void => {
    show('love');
    opens({ place: 'own', type: 'love', sign: 'leo' });
  };
  return (
    <>
      <p>{reading ?? 'nothing'}</p>
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

const start = (state: unknown = null): void =>
  startPage(<Page />, ['/before', { pathname: '/horoscope', state }]);

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
