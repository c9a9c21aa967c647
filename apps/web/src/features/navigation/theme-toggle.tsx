import { toggleTheme } from '../../lib/theme/theme.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from './copy.ts';

export function ThemeToggle() {
  return (
    <Button variant="text" onClick={toggleTheme} className="min-w-26 self-start">
      <span className="by-night">{copy.themeToggle.readByDay}</span>
      <span className="by-day">{copy.themeToggle.readByNight}</span>
    </Button>
  );
}
