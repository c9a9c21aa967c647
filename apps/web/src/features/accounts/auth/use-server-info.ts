import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';

/** What this server is set up for; undefined until it has answered. */
export function useServerInfo() {
  const client = useClient();
  const { data } = useQuery({
    queryKey: queryKeys.serverInfo,
    queryFn: () => client(calls.serverInfo, {}),
    staleTime: Infinity,
  });
  return data;
}
