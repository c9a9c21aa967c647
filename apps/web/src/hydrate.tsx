import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Lets React take the page over; done when everything on it answers. */
export const hydrate = (): Promise<void> =>
  new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <App onAlive={resolve} />
        </StrictMode>,
      );
    });
  });

function App({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return <HydratedRouter />;
}
