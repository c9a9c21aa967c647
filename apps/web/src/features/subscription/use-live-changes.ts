import { useEffect } from 'react';
import { followEvents } from '../../lib/api/live-events.ts';
import { whileVisible } from '../../lib/browser/while-visible.ts';

interface LiveChanges {
  readonly userId: string | null;
  readonly token: () => string | null;
  readonly onChange: () => void;
}

const send = (path: string, request: RequestInit): Promise<Response> => fetch(path, request);

/** Learns of changes at once, while somebody is signed in and the page is seen. */
export function useLiveChanges({ userId, token, onChange }: LiveChanges): void {
  useEffect(() => {
    if (userId === null) return undefined;
    // `ready` counts as a change: something may have happened while nobody listened.
    return whileVisible(() => followEvents({ send, token, onEvent: onChange }));
  }, [userId, token, onChange]);
}
