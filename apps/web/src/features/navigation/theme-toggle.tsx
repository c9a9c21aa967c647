import { toggleTheme } from '../../lib/theme/theme.ts';
import { Button } from '../../ui/button.tsx';

export function ThemeToggle() {
  return (
    <Button variant="text" onClick={toggleTheme} className="min-w-26 self-start">
      <span className="by-night">Read by day</span>
      <span className="by-day">Read by night</span>
    </Button>
  );
}
