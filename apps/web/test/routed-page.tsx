import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page with a history for each test: its buttons are pressed by name, and its paragraph is read. */
export function routedPage() {
  let root: Root;
  let host: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    host = document.createElement('div');
    root = createRoot(host);
  });
  afterEach(() => act(() => root.unmount()));
  return {
    start: (page: ReactNode, initialEntries: InitialEntry[]): void =>
      act(() => root.render(<MemoryRouter initialEntries={initialEntries}>{page}</MemoryRouter>)),
    press: (name: string): Promise<void> =>
      act(async () => host.querySelector<HTMLButtonElement>(`[name=${name}]`)?.click()),
    shown: (): string | null | undefined => host.querySelector('p')?.textContent,
  };
}
