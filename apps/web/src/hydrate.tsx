import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isAppPage } from './lib/deferred-hydration/app-pages.ts';

/** Lets React take the page over; done when everything on it answers. */
export const hydrate = (): Promise<void> =>
  new Promise((resolve) => {
    const take = () =>
      void hydrateRoot(
        document,
        <StrictMode>
          <App onAlive={resolve} />
        </StrictMode>,
      );
    // A transition stops every few milliseconds, for what can be used meanwhile. On a page that the app builds that is nothing.
    if (isAppPage(window.location.pathname)) take();
    else startTransition(take);
  });

function App({ onAlive }: { onAlive: () => void }) {
  const [, setTaken] = useState(false);
  // A change at this moment makes React render what the session brings before the browser paints, and not after.
  // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is what is wanted
  useLayoutEffect(() => setTaken(true), []);
  useEffect(onAlive, [onAlive]);
  return <HydratedRouter />;
}
