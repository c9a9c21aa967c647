import { useInstall } from '../../lib/pwa/use-install.ts';
import { Button } from '../../ui/button.tsx';

/** There only where the browser offers it: at the end of a page and of the menu, in nobody's way. */
export function InstallButton() {
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button variant="text" onClick={install} className="self-start">
      Install the app
    </Button>
  );
}
