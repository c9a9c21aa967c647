import { useInstall } from '../../lib/pwa/use-install.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from './copy.ts';

/** Shown only where the browser offers installation. */
export function InstallButton() {
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button variant="text" onClick={install} className="self-start">
      {copy.installButton.installApp}
    </Button>
  );
}
