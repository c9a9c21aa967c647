/**
 * Registers the service worker, which makes the app work offline. It waits until the page has loaded,
 * so that it does not slow down the first visit.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page of its own release.
    if (!isFirst) takeNewReleaseWithNextLink();
    isFirst = false;
  });
  // A browser may forbid it, in private windows for one; the app then works as it does without.
  const register = () =>
    void serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** A link inside the app would show the new page with old scripts, so it becomes a whole new page. */
function takeNewReleaseWithNextLink(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isPlainClick(event) || !staysHere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.assign(link.href);
    },
    { capture: true },
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** To another page of this site, in this tab. */
const staysHere = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname &&
  link.target === '' &&
  !link.hasAttribute('download');
