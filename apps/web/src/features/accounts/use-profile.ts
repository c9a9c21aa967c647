import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/client-context.ts';
import { useSession } from './accounts-context.ts';

/** The signed-in user's profile, null before any birth details were given. */
export function useProfile() {
  const session = useSession();
  const client = useClient();
  const userId = session.status === 'user' ? session.session.user.id : null;
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: () => client(calls.getProfile, {}),
    enabled: userId !== null,
  });
}
