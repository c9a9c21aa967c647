import { afterEach, expect, it, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => vi.restoreAllMocks());

it('goes on while the page is seen, once at a time, and never after it was stopped', () => {
  let running = 0;
  let begun = 0;
  show('visible');
  const stop = whileVisible(() => {
    running += 1;
    begun += 1;
    return () => (running -= 1);
  });
  show('visible');
  expect([running, begun]).toEqual([1, 1]);
  show('hidden');
  expect(running).toBe(0);
  show('visible');
  expect([running, begun]).toEqual([1, 2]);
  stop();
  expect(running).toBe(0);
  show('hidden');
  show('visible');
  expect([running, begun]).toEqual([0, 2]);
});
