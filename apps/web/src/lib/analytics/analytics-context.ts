import { createContext, use } from 'react';
import type { SentEvent } from './event-queue.ts';

export type Track = (type: SentEvent['event_type'], metadata?: SentEvent['metadata']) => void;

/** Without a provider above, nothing is noted. */
export const TrackContext = createContext<Track>(() => {});

/** Notes that something happened on the page shown now. It never waits and never fails. */
export const useTrack = (): Track => use(TrackContext);
