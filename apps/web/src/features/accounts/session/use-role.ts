import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { useSession } from './accounts-context.ts';

/** The role decides what the navigation offers; the server decides again at every admin call. */
export function useRole() {
  const session = useSession();
  const userId = session.status === 'user' ? session.session.user.id : null;
  return useQuery({
    queryKey: [...queryKeys.role, userId],
    ...useAsked(calls.getRole, {}),
    enabled: userId !== null,
  });
}
