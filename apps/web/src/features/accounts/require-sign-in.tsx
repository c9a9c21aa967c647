import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authThenBackTo } from '../../lib/paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { useSession } from './accounts-context.ts';

/** Shows its children to a signed-in user; a visitor goes to sign in and comes back afterwards. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'visitor') void navigate(authThenBackTo(pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);

  return status === 'user' ? children : <Loading>Looking for your session…</Loading>;
}
