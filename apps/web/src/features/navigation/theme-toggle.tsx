import { useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return (
    <Button variant="text" onClick={toggle} className="min-w-26 self-start">
      {theme === 'night' ? 'Read by day' : 'Read by night'}
    </Button>
  );
}
