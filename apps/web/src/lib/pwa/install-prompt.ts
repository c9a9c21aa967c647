/** The `beforeinstallprompt` event. Chromium only, so not in TypeScript's DOM types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function hold(prompt: InstallPrompt | null): void {
  held = prompt;
  for (const listener of listeners) listener();
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Suppresses the browser's own banner and keeps the prompt for our install button. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    hold(event);
  });
  window.addEventListener('appinstalled', () => hold(null));
}

export const subscribeToPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const heldPrompt = (): InstallPrompt | null => held;

/** Asks to install. A prompt can be shown once; the browser offers a new one if it was declined. */
export function install(prompt: InstallPrompt): void {
  hold(null);
  void prompt.prompt();
}
