import { messages } from '@palm/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useRole } from './use-role.ts';
import { copy } from '../copy.ts';

/** For use inside RequireSignIn. Users who are not admins get a message and go to the landing page. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { data, isLoadingError: isError } = useRole();
  const navigate = useNavigate();
  const isDenied = data !== undefined && data.role !== 'admin';

  useEffect(() => {
    if (!isDenied && !isError) return;
    announceProblem(messages[isError ? 'admin.verify-failed' : 'admin.access-denied']);
    void navigate(paths.landing, { replace: true });
  }, [isDenied, isError, navigate]);

  return data?.role === 'admin' ? (
    children
  ) : (
    <Loading>{copy.requireAdmin.checkingAdminAccess}</Loading>
  );
}
