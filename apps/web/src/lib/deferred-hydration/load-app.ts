/** The element that holds the scripts of the app in a resting page. */
export const TEMPLATE = 'app';

let isBegun = false;
const onceAlive: (() => void)[] = [];

/** The app's scripts lie in the page, unused. Without them it comes alive by itself. */
const deferredApp = (): HTMLTemplateElement | null => {
  const app = document.getElementById(TEMPLATE);
  return app instanceof HTMLTemplateElement ? app : null;
};

export const isAppDeferred = (): boolean => !isBegun && deferredApp() !== null;

/** Loads the app. Its scripts take the place that React expects them at. */
export function loadApp(): void {
  const app = deferredApp();
  if (isBegun || app === null) return;
  isBegun = true;
  app.replaceWith(document.importNode(app.content, true));
}

export const onHydrated = (run: () => void): void => {
  onceAlive.push(run);
};

/** React has taken the page over. */
export function markHydrated(): void {
  for (const run of onceAlive.splice(0)) run();
}
