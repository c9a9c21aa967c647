import { calls } from '@palm/contract/calls';
import type { Client } from '@palm/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useClient, useHastyClient } from '../client-context.ts';
import { type Track, TrackContext } from './analytics-context.ts';
import type { EventQueue } from './event-queue.ts';
import { mayTrack } from './may-track.ts';
import { createPageQueue, pagePath, sendOnLeaving } from './page-queue.ts';
import { sessionId } from './session-id.ts';

const queueOf = (client: Client, hastyClient: Client): EventQueue =>
  createPageQueue((events, isLeaving) =>
    (isLeaving ? hastyClient : client)(calls.trackEvents, { session_id: sessionId(), events }),
  );

const trackInto =
  (queue: EventQueue): Track =>
  (event_type, metadata = {}) => {
    if (!mayTrack(navigator)) return;
    queue.add({ event_type, page_path: pagePath(), metadata });
  };

export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const hastyClient = useHastyClient();
  const [{ queue, track }] = useState(() => {
    const made = queueOf(client, hastyClient);
    return { queue: made, track: trackInto(made) };
  });

  useEffect(() => sendOnLeaving(queue), [queue]);

  return <TrackContext value={track}>{children}</TrackContext>;
}
