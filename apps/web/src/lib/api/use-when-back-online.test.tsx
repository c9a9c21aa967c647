import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWhenBackOnline } from './use-when-back-online.ts';

let root: Root;
let done: number;

function Waiting({ isWanted }: { isWanted: boolean }) {
  useWhenBackOnline(isWanted, () => {
    done += 1;
  });
  return null;
}

function network(isThere: boolean): void {
  vi.stubGlobal('navigator', { onLine: isThere });
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
const show = (isWanted: boolean): void => act(() => root.render(<Waiting isWanted={isWanted} />));
const wait = (): void => act(() => void vi.advanceTimersByTime(1500));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  done = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('does once what failed without a network, when the network is back', () => {
  network(false);
  show(true);
  wait();
  expect(done).toBe(0);
  network(true);
  wait();
  wait();
  expect(done).toBe(1);
});

it('does nothing where the network was never gone, or nothing is wanted any more', () => {
  network(true);
  show(true);
  wait();
  network(false);
  show(false);
  network(true);
  wait();
  show(true);
  wait();
  expect(done).toBe(0);
});

it('waits again where the network is gone again at once', () => {
  network(false);
  show(true);
  network(true);
  network(false);
  wait();
  expect(done).toBe(0);
});
