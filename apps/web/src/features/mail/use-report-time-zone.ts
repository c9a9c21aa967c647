import { calls } from '@palm/contract/calls';
import { useEffect } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { zoneHere } from './use-mail-settings.ts';

const KEY = 'noted_zone';

const isNoted = (mark: string): boolean => {
  try {
    return localStorage.getItem(KEY) === mark;
  } catch {
    return false;
  }
};

export const forgetReportedTimeZone = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing in it.
  }
};

/** Reports this browser's time zone, and again when it changes: daily email is sent in the user's morning. */
export function useReportTimeZone(userId: string | null): void {
  const client = useClient();
  useEffect(() => {
    const zone = zoneHere();
    const mark = `${userId} ${zone}`;
    if (userId === null || isNoted(mark)) return undefined;
    let isHere = true;
    client(calls.noteZone, { zone })
      .then(() => isHere && localStorage.setItem(KEY, mark))
      // A failure is ignored: the next page tries again.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [client, userId]);
}
