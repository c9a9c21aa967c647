type Theme = 'night' | 'day';

const KEY = 'theme';

/** The user's own choice, else the system preference. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'night' || chosen === 'day') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

/** Switches between night and day. Only the style sheet depends on it. */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === 'night' ? 'day' : 'night';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
