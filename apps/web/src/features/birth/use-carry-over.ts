import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { forgetKeptBirth } from '../../lib/user/kept-birth.ts';
import { useKeptBirth } from '../../lib/user/use-kept-birth.ts';

/** No answer yet: it is tried again with the next page. Any other refusal would come again. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof CallRefused) || ['offline', 'unexpected', 'timed_out'].includes(error.code);

/** Carries what was typed before signing up into the new profile, once. Tells whether that is still under way. */
export function useCarryOver(userId: string | null): boolean {
  const client = useClient();
  const queries = useQueryClient();
  const birth = useKeptBirth();
  const isWanted = userId !== null && birth !== null && birth !== undefined;
  const { isFetching } = useQuery({
    queryKey: ['carry-over', userId, birth],
    queryFn: async () => {
      if (!birth) return null;
      try {
        const profile = await client(calls.keepChart, birth);
        queries.setQueryData([...queryKeys.profile, userId], profile);
      } catch (error) {
        if (isTemporary(error)) throw error;
      }
      forgetKeptBirth();
      await Promise.all(
        [queryKeys.chart, queryKeys.reveal].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return null;
    },
    enabled: isWanted,
    staleTime: Infinity,
  });
  return isWanted && isFetching;
}
