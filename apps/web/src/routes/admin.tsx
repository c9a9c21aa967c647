import { useSession } from '../features/accounts/session/accounts-context.ts';
import { RequireAdmin } from '../features/accounts/session/require-admin.tsx';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { AdminDashboard } from '../features/admin/admin-dashboard.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.admin.adminDashboard,
    description: copy.admin.figuresAndAccountsForOperators,
    keywords: ['admin'],
    canonical: null,
  });

export default function Admin() {
  return (
    <RequireSignIn>
      <RequireAdmin>
        <div className="page py-8 md:py-14">
          <LinkButton variant="text" to={paths.landing} className="mb-4">
            {copy.admin.back}
          </LinkButton>
          <PageTitle label={copy.admin.forOperators}>{copy.admin.adminDashboard}</PageTitle>
          <Dashboard />
        </div>
      </RequireAdmin>
    </RequireSignIn>
  );
}

function Dashboard() {
  const session = useSession();
  return session.status === 'user' ? <AdminDashboard ownId={session.session.user.id} /> : null;
}
