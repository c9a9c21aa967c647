import type { Deps } from '../../../deps.ts';

/** Loads the chat while the user who opened its page still types. Nobody waits for it: a message loads what is missing. */
export function openForMessage({ oracle, log }: Pick<Deps, 'oracle' | 'log'>): void {
  oracle.chat.warmUp().catch((err: unknown) => log.warn({ err }, 'The chat could not be opened'));
}
