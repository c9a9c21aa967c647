import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PalmAnswer } from './read-photo.ts';

export interface KeptReading {
  /** Stays in this browser's memory, for the lines to be drawn over. */
  readonly photo: File;
  readonly answer: PalmAnswer;
  /** False while it is set aside for a new one. */
  readonly isOpen: boolean;
  readonly isSaved: boolean;
}

/**
 * The last reading of this visit. It outlives the page, because a scan may be the only one a plan gives;
 * signing out forgets it.
 */
export function useKeptReading(userId: string) {
  const queries = useQueryClient();
  const queryKey = ['palm-reading', userId];
  const { data: kept = null } = useQuery<KeptReading>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
    staleTime: Infinity,
  });
  return {
    kept,
    keep: (reading: KeptReading) => void queries.setQueryData(queryKey, reading),
    change: (changes: Partial<KeptReading>) =>
      void queries.setQueryData<KeptReading>(queryKey, (last) => last && { ...last, ...changes }),
  };
}
