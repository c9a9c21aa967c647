import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdInstallPrompt } from './lib/install-prompt.ts';
import { keepForOffline } from './lib/keep-for-offline.ts';

holdInstallPrompt();
keepForOffline();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
