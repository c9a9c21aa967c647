import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';

/** Whether this server can take payments; undefined while it is not known. */
export function useIsSold(): boolean | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: queryKeys.serverInfo,
    queryFn: () => client(calls.serverInfo, {}),
    staleTime: Infinity,
    meta: { loggedAs: 'What this server offers could not be loaded' },
  });
  return data?.billing;
}
