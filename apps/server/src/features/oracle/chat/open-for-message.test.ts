import { expect, it, vi } from 'vitest';
import type { Deps } from '../../../deps.ts';
import { openForMessage } from './open-for-message.ts';

const withWarmUp = (warmUp: () => Promise<void>) => {
  const warn = vi.fn<(details: object, words: string) => void>();
  const deps = { oracle: { chat: { warmUp } }, log: { warn } } as unknown as Deps;
  return { deps, warn };
};

it('opens the chat without anybody waiting for it', () => {
  const warmUp = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  openForMessage(withWarmUp(warmUp).deps);
  expect(warmUp).toHaveBeenCalledOnce();
});

it('logs a chat that could not be opened: the page of the chat comes all the same', async () => {
  const { deps, warn } = withWarmUp(() => Promise.reject(new Error('no file')));
  openForMessage(deps);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
});
