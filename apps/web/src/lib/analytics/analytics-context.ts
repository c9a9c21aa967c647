import { createContext, use } from 'react';
import type { noteEvent } from './page-events.ts';

export type Track = typeof noteEvent;

/** Without a provider above, nothing is noted. */
export const TrackContext = createContext<Track>(() => {});

/** Notes that something happened on the page shown now. It never waits and never fails. */
export const useTrack = (): Track => use(TrackContext);
