/** What a browser hands out when the app could be installed. Not in TypeScript's DOM: Chromium only. */
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

/** Keeps the browser's own banner away and the offer for whoever looks for it. */
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
