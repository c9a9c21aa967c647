import { vi } from 'vitest';

/** Waits until a check holds. The limit is for what never comes, so a busy machine is far from it. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
