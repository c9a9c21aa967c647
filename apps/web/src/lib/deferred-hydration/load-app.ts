/** The id of the element that holds the app's scripts in a deferred page. */
export const TEMPLATE = 'app';

let isBegun = false;
const onceAlive: (() => void)[] = [];

/** The template with the app's scripts; null on a page that loads them itself. */
const deferredApp = (): HTMLTemplateElement | null => {
  const app = document.getElementById(TEMPLATE);
  return app instanceof HTMLTemplateElement ? app : null;
};

export const isAppDeferred = (): boolean => !isBegun && deferredApp() !== null;

/** Loads the app and the whole style sheet. The scripts go where React expects them. */
export function loadApp(): void {
  const app = deferredApp();
  if (isBegun || app === null) return;
  isBegun = true;
  for (const sheet of styleSheets()) sheet.disabled = false;
  app.replaceWith(document.importNode(app.content, true));
}

const styleSheets = (): NodeListOf<HTMLLinkElement> =>
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

/** Resolves once the style sheet is loaded or has failed: the app renders more than the styles in a deferred page know. */
export async function styleSheetsLoaded(): Promise<void> {
  const pending = [...styleSheets()].filter(({ sheet }) => sheet === null);
  await Promise.all(
    pending.map(
      (link) =>
        new Promise((resolve) => {
          for (const event of ['load', 'error'])
            link.addEventListener(event, resolve, { once: true });
        }),
    ),
  );
}

/** Marks an element that shows data of the server: its page loads the app by itself, after everything else. */
export const NEEDS_APP = { 'data-needs-app': '' } as const;

export const needsApp = (): boolean => document.querySelector('[data-needs-app]') !== null;

export const onHydrated = (run: () => void): void => {
  onceAlive.push(run);
};

/** Called when React has hydrated the page. */
export function markHydrated(): void {
  for (const run of onceAlive.splice(0)) run();
}
