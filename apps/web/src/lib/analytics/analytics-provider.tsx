import { type ReactNode, useEffect } from 'react';
import { useEventSender } from '../api/client-context.ts';
import { TrackContext } from './analytics-context.ts';
import { noteEvent, sendEventsAs } from './page-events.ts';

export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const sender = useEventSender();
  useEffect(() => sendEventsAs(sender), [sender]);
  return <TrackContext value={noteEvent}>{children}</TrackContext>;
}
