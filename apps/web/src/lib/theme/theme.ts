type Theme = 'night' | 'day';

const KEY = 'theme';

/** The reader's own choice, else what their system asks for. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'night' || chosen === 'day') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

/** Turns the page over. The style sheet knows which side is read, so nothing else has to. */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === 'night' ? 'day' : 'night';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
