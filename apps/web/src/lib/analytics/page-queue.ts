import { createEventQueue, type EventQueue, type SentEvent } from './event-queue.ts';

const TOGETHER_MS = 2000;

/** A queue for as long as a page lives. */
export const createPageQueue = (
  send: (events: SentEvent[], isLeaving: boolean) => Promise<unknown>,
): EventQueue =>
  createEventQueue({
    send,
    inAWhile: (run) => setTimeout(run, TOGETHER_MS),
    // oxlint-disable-next-line no-console -- analytics errors are logged and never shown
    onLost: (error) => console.error('An event could not be noted', error),
  });

/** Sends what is waiting when the page is left. Answers how to stop that. */
export function sendOnLeaving(queue: EventQueue): () => void {
  // A phone may end a hidden page without another word, so hiding counts as leaving.
  const hide = () => document.visibilityState === 'hidden' && queue.leave();
  window.addEventListener('pagehide', queue.leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('pagehide', queue.leave);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** The path only: what stands behind it in an address can be a secret, as in the link of a mail. */
export const pagePath = (): string => location.pathname.slice(0, 300);
