import { calls } from '@palm/contract/calls';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAsked } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { useSession } from './accounts-context.ts';

/** Neither data nor a failure yet. */
export const isFirstLoad = ({ isPending, errorUpdateCount }: UseQueryResult): boolean =>
  isPending && errorUpdateCount === 0;

/** The signed-in user's profile, null before any birth details were given. */
export function useProfile() {
  const session = useSession();
  const userId = session.status === 'user' ? session.session.user.id : null;
  return useQuery({
    queryKey: [...queryKeys.profile, userId],
    ...useAsked(calls.getProfile, {}),
    enabled: userId !== null,
    refetchOnWindowFocus: 'always',
    meta: { loggedAs: 'The profile could not be loaded' },
  });
}
