import { useSyncExternalStore } from 'react';

export type Theme = 'night' | 'day';

const KEY = 'theme';
const PREFERS_DAY = '(prefers-color-scheme: light)';
const listeners = new Set<() => void>();

/** The reader's own choice, else what their system asks for. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'night' || chosen === 'day') return chosen;
  return matchMedia(PREFERS_DAY).matches ? 'day' : 'night';
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(PREFERS_DAY);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'night' as const);
  return { theme, toggle: () => chooseTheme(theme === 'night' ? 'day' : 'night') };
}
