import { useSyncExternalStore } from 'react';
import { heldPrompt, install, subscribeToPrompt } from './install-prompt.ts';

/** Asks to install; null where that is not offered, or done. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(subscribeToPrompt, heldPrompt, () => null);
  return prompt === null ? null : () => install(prompt);
}
