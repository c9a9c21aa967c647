import { loadApp, onHydrated } from './load-app.ts';

/** Whoever touches the page, or comes to it by key. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const;
/** News that the page as written does not know: another tab's, the network's. */
const NEWS = ['storage', 'offline'] as const;
/** What answers a pointer that is over it. */
const ANSWERING = 'a, button, summary, article';

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Brings the page to life with the first use of it, and lets no press of a button be lost meanwhile. */
export function loadAppOnUse(): void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let pressed: HTMLElement | null = null;

  for (const use of [...USES, ...NEWS]) window.addEventListener(use, loadApp, options);
  window.addEventListener(
    'pointerover',
    (event) => elementOf(event)?.closest(ANSWERING) && loadApp(),
    options,
  );
  // Whoever comes back to the page finds it of then: hours went by, or it lay in the browser's memory and missed all news.
  document.addEventListener('visibilitychange', () => document.hidden || loadApp(), options);
  window.addEventListener('pageshow', (event) => event.persisted && loadApp(), options);
  // Links lead on by themselves; a button needs the app. React would do half of these presses itself, so it sees none.
  window.addEventListener(
    'click',
    (event) => {
      pressed = elementOf(event)?.closest('button') ?? null;
      if (pressed !== null) event.stopImmediatePropagation();
      loadApp();
    },
    options,
  );
  onHydrated(() => {
    stop.abort();
    if (pressed?.isConnected) pressed.click();
  });
}
