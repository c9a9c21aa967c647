import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

export type Allowance = OutputOf<Calls['palmAllowance']>;

export const isUsedUp = ({ scansUsed, scansAllowed }: Allowance): boolean =>
  scansAllowed !== null && scansUsed >= scansAllowed;

const keyOf = (userId: string) => [...queryKeys.palmAllowance, userId];

/** How many scans and saved readings the plan gives. The server decides; this only shows it. */
export function useAllowance(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    ...useAsked(calls.palmAllowance, {}),
    // After a checkout in another tab the plan has changed.
    refetchOnWindowFocus: 'always',
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
  });
}

/** Asks the server again before a photo is sent. Not through the cache, which a session end would clear. */
export function useFreshAllowance(userId: string): () => Promise<Allowance> {
  const client = useClient();
  const queries = useQueryClient();
  return async () => {
    const allowance = await client(calls.palmAllowance, {});
    queries.setQueryData<Allowance>(keyOf(userId), allowance);
    return allowance;
  };
}
