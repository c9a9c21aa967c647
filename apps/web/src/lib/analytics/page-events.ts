import { type InputOf, pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { createEventQueue, type SentEvent } from './event-queue.ts';
import { mayTrack } from './may-track.ts';
import { sessionId } from './session-id.ts';

/*
 * The events of the page as it is loaded, from its first script on: a visitor may leave before the app is hydrated,
 * and before it is known who they are. Nothing is awaited between leaving and sending.
 */

export interface EventSender {
  /** The current access token; null for a visitor and while the user is unknown. */
  readonly tokenAtHand: () => string | null;
  /** Resolves when it is known who is here and their token is fresh. */
  readonly whenKnown: () => Promise<unknown>;
}

type TrackEvents = Calls['trackEvents'];
const NAME = 'track-events' satisfies TrackEvents['name'];
const TOGETHER_MS = 2000;

const aVisitor: EventSender = { tokenAtHand: () => null, whenKnown: () => Promise.resolve() };
let sender = aVisitor;
let markFound = (): void => {};
const isFound = new Promise<void>((resolve) => {
  markFound = resolve;
});

/** From now on events are sent as this one's. Without an argument: as a visitor's. */
export function sendEventsAs(known: EventSender = aVisitor): void {
  sender = known;
  markFound();
}

async function send(events: SentEvent[]): Promise<void> {
  const input: InputOf<TrackEvents> = { session_id: sessionId(), events };
  const token = sender.tokenAtHand();
  const answer = await fetch(pathOf({ name: NAME }), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
    // The request outlives the page.
    keepalive: true,
  });
  // A browser counts the request as open until its answer is read.
  await answer.text();
}

const queue = createEventQueue({
  send,
  inAWhile: async () => {
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    await isFound;
    await sender.whenKnown();
  },
  // oxlint-disable-next-line no-console -- analytics errors are logged and never shown
  onLost: (error) => console.error('An event could not be noted', error),
});

/** The path only: a query can hold a secret, as in an emailed link. */
const pagePath = (): string => location.pathname.slice(0, 300);

/** Notes that something happened on the page shown now. */
export function noteEvent(
  event_type: SentEvent['event_type'],
  metadata: SentEvent['metadata'] = {},
): void {
  if (mayTrack(navigator)) queue.add({ event_type, page_path: pagePath(), metadata });
}

let firstPath: string | null = null;

/** The page that was noted when it was loaded: the app does not note it again. */
export const pathNotedFirst = (): string | null => firstPath;

/** Notes the page that was loaded, and sees to it that nothing is lost when it is left. */
export function noteFirstPage(): void {
  // A phone may end a hidden page without another word, so hiding counts as leaving.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && queue.flush(),
  );
  window.addEventListener('pagehide', queue.flush);
  firstPath = location.pathname;
  noteEvent('page_view');
}
