import { calls } from '@palm/contract/calls';
import type { Client } from '@palm/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useClient, useHastyClient } from '../client-context.ts';
import { type Track, TrackContext } from './analytics-context.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import { mayTrack } from './may-track.ts';
import { sessionId } from './session-id.ts';

const TOGETHER_MS = 2000;

const queueOf = (client: Client, hastyClient: Client): EventQueue =>
  createEventQueue({
    send: (events, isLeaving) =>
      (isLeaving ? hastyClient : client)(calls.trackEvents, { session_id: sessionId(), events }),
    inAWhile: (run) => setTimeout(run, TOGETHER_MS),
    // oxlint-disable-next-line no-console -- analytics errors are logged and never shown
    onLost: (error) => console.error('An event could not be noted', error),
  });

const trackInto =
  (queue: EventQueue): Track =>
  (event_type, metadata = {}) => {
    if (!mayTrack(navigator)) return;
    // The path only: what stands behind it in an address can be a secret, as in the link of a mail.
    queue.add({ event_type, page_path: location.pathname.slice(0, 300), metadata });
  };

export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const hastyClient = useHastyClient();
  const [{ queue, track }] = useState(() => {
    const made = queueOf(client, hastyClient);
    return { queue: made, track: trackInto(made) };
  });

  useEffect(() => {
    // A phone may end a hidden page without another word, so hiding counts as leaving.
    const hide = () => document.visibilityState === 'hidden' && queue.leave();
    window.addEventListener('pagehide', queue.leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', queue.leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [queue]);

  return <TrackContext value={track}>{children}</TrackContext>;
}
