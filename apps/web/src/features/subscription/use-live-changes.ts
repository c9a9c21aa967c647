import { useEffect } from 'react';
import { followEvents } from '../../lib/api/live-events.ts';
import { whileVisible } from '../../lib/browser/while-visible.ts';

interface LiveChanges {
  readonly userId: string | null;
  readonly token: () => string | null;
  readonly onChange: () => void;
}

const send = (path: string, request: RequestInit): Promise<Response> => fetch(path, request);

/** Listens for changes while a user is signed in and the page is visible. */
export function useLiveChanges({ userId, token, onChange }: LiveChanges): void {
  useEffect(() => {
    if (userId === null) return undefined;
    // `ready` counts as a change: an event may have been missed before.
    return whileVisible(() => followEvents({ send, token, onEvent: onChange }));
  }, [userId, token, onChange]);
}
