import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signUpOrInThenBackTo } from '../../../lib/user/account-mark.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSession } from './accounts-context.ts';
import { copy } from '../copy.ts';

interface RequireSignInProps {
  children: ReactNode;
  /** What stands there until the user is known: the page in its shape. */
  waiting?: ReactNode;
}

/** Shows its children to a signed-in user; sends a visitor to sign in and back afterwards. */
export function RequireSignIn({ children, waiting = PAGE_TO_COME }: RequireSignInProps) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // On sign-out the URL changes first, while this page is still on the screen.
    const isBeingLeft = window.location.pathname !== pathname;
    if (status !== 'visitor' || isBeingLeft) return;
    void navigate(signUpOrInThenBackTo(pathname + search + hash), { replace: true });
  }, [status, pathname, search, hash, navigate]);

  return status === 'user' ? children : waiting;
}

const PAGE_TO_COME = (
  <div className="page py-8 md:py-14 [.page_&]:p-0">
    <Skeleton lines={6} label={copy.requireSignIn.opening} />
  </div>
);
