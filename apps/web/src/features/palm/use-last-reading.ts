import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAsked } from '../../lib/api/client-context.ts';
import type { PalmAnswer } from './read-photo.ts';

export interface KeptReading {
  /** Stays in this browser's memory, for the lines to be drawn over. Null once the page was loaded again. */
  readonly photo: File | null;
  readonly answer: PalmAnswer;
  /** False while it is set aside for a new one. */
  readonly isOpen: boolean;
  readonly isSaved: boolean;
  /** Whether the photo stays at the server, as the user chose; null on a page that was loaded again. */
  readonly keepsPhoto: boolean | null;
}

const readingOfLastVisit = (last: OutputOf<Calls['lastPalmReading']>): KeptReading | null =>
  last && { photo: null, answer: last, isOpen: false, isSaved: last.isSaved, keepsPhoto: null };

/**
 * The last reading. It outlives the page, because a scan may be the only one a plan gives: in this browser's memory
 * with its photo, and without it for a day at the server. Signing out forgets it here.
 */
export function useLastReading(userId: string) {
  const { queryFn: ask, initialData: early } = useAsked(calls.lastPalmReading, {});
  const queries = useQueryClient();
  const queryKey = ['palm-reading', userId];
  const { data: kept = null, isPending } = useQuery<KeptReading | null>({
    queryKey,
    queryFn: async () => readingOfLastVisit(await ask()),
    initialData: () => {
      const last = early();
      return last === undefined ? undefined : readingOfLastVisit(last);
    },
    gcTime: Infinity,
    staleTime: Infinity,
    meta: { loggedAs: 'The last palm reading could not be looked up' },
  });
  return {
    kept,
    isKnown: !isPending,
    keep: (reading: KeptReading) => {
      // A running fetch would return older data.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, reading);
    },
    change: (changes: Partial<KeptReading>) =>
      void queries.setQueryData<KeptReading | null>(
        queryKey,
        (last) => last && { ...last, ...changes },
      ),
  };
}
