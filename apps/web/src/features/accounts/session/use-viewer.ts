import { useMemo } from 'react';
import type { Viewer } from '../../../lib/user/viewer.ts';
import { useSession } from './accounts-context.ts';
import { useProfile } from './use-profile.ts';
import { useRole } from './use-role.ts';

/** A signed-in user stays `unknown` until their role is loaded, so that the navigation changes once. */
export function useViewer(): Viewer {
  const session = useSession();
  const { data: role, isPending } = useRole();
  const { data: profile } = useProfile();
  return useMemo(() => {
    if (session.status !== 'user') return { kind: session.status };
    if (isPending) return { kind: 'unknown' };
    const { email } = session.session.user;
    const name = profile?.display_name ?? profile?.birth_name ?? email;
    return { kind: 'user', email, name, isAdmin: role?.role === 'admin' };
  }, [session, isPending, role, profile]);
}
