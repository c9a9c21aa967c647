import { afterEach, beforeEach, vi } from 'vitest';

/* What the code complains about, a test must have asked for: an unexpected console.error fails it. */

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error was called: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
