import { takeEarlyPress } from './early-press.ts';
import { loadApp, onHydrated } from './load-app.ts';

/** Touch, keyboard and focus. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const;
/** Changes that the prerendered page does not show: another tab signed in, or the network went. */
const NEWS = ['storage', 'offline'] as const;
/** Elements that react to hover. */
const ANSWERING = 'a, button, summary, article';

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Loads the app on first use, and repeats a button press that came before it was ready. */
export function loadAppOnUse(): void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let pressed = takeEarlyPress();
  if (pressed !== null) loadApp();

  for (const use of [...USES, ...NEWS]) window.addEventListener(use, loadApp, options);
  window.addEventListener(
    'pointerover',
    (event) => elementOf(event)?.closest(ANSWERING) && loadApp(),
    options,
  );
  // A page that becomes visible again, or comes from the back/forward cache, may be hours old.
  document.addEventListener('visibilitychange', () => document.hidden || loadApp(), options);
  window.addEventListener('pageshow', (event) => event.persisted && loadApp(), options);
  // Links work without the app; a button needs it. React would replay some of these presses itself, so it sees none.
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
