import { type InputOf, pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { SentEvent } from './event-queue.ts';
import { mayTrack } from './may-track.ts';
import { createPageQueue, pagePath, sendOnLeaving } from './page-queue.ts';
import { sessionId } from './session-id.ts';

type TrackEvents = Calls['trackEvents'];
const NAME = 'track-events' satisfies TrackEvents['name'];

let notedPath: string | null = null;

/** The page that was noted while it rested: the app does not note it again. */
export const notedAtRest = (): string | null => notedPath;

/** Notes that a visitor is shown a resting page. */
export function notePageView(): void {
  if (!mayTrack(navigator)) return;
  notedPath = location.pathname;
  const queue = createPageQueue(sendAsVisitor);
  sendOnLeaving(queue);
  queue.add({ event_type: 'page_view', page_path: pagePath(), metadata: {} });
}

function sendAsVisitor(events: SentEvent[]): Promise<Response> {
  const input: InputOf<TrackEvents> = { session_id: sessionId(), events };
  return fetch(pathOf({ name: NAME }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    keepalive: true,
  });
}
