/** The element that holds the scripts of the app in a resting page. */
export const TEMPLATE = 'app';

let isBegun = false;
const onceAlive: (() => void)[] = [];

/** The app's scripts lie in the page, unused. Without them it comes alive by itself. */
const restingApp = (): HTMLTemplateElement | null => {
  const app = document.getElementById(TEMPLATE);
  return app instanceof HTMLTemplateElement ? app : null;
};

export const isResting = (): boolean => !isBegun && restingApp() !== null;

/** Loads the app. Its scripts take the place that React expects them at. */
export function wake(): void {
  const app = restingApp();
  if (isBegun || app === null) return;
  isBegun = true;
  app.replaceWith(document.importNode(app.content, true));
}

export const whenAlive = (run: () => void): void => {
  onceAlive.push(run);
};

/** React has taken the page over. */
export function comeAlive(): void {
  for (const run of onceAlive.splice(0)) run();
}
