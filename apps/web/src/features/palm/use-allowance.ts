import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

export type Allowance = OutputOf<Calls['palmAllowance']>;

export const isUsedUp = ({ scansUsed, scansAllowed }: Allowance): boolean =>
  scansAllowed !== null && scansUsed >= scansAllowed;

const optionsFor = (client: ReturnType<typeof useClient>, userId: string) => ({
  queryKey: [...queryKeys.palmAllowance, userId],
  queryFn: () => client(calls.palmAllowance, {}),
  // Without a connection it fails and says so, instead of waiting for one.
  networkMode: 'always' as const,
});

/** How many scans and saved readings the plan gives. The server decides; this only shows it. */
export function useAllowance(userId: string) {
  // After a checkout in another tab the plan has changed.
  return useQuery({ ...optionsFor(useClient(), userId), refetchOnWindowFocus: 'always' });
}

/** Asks the server again before a photo is sent. Not through the cache, which a session end would clear. */
export function useFreshAllowance(userId: string): () => Promise<Allowance> {
  const client = useClient();
  const queries = useQueryClient();
  return async () => {
    const { queryKey, queryFn } = optionsFor(client, userId);
    const allowance = await queryFn();
    queries.setQueryData<Allowance>(queryKey, allowance);
    return allowance;
  };
}
