import { RequireAdmin } from '../features/accounts/require-admin.tsx';
import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Admin Dashboard',
    description: 'Figures and accounts, for operators.',
    keywords: ['admin'],
    canonical: null,
  });

export default function Admin() {
  return (
    <RequireSignIn>
      <RequireAdmin>
        <div className="page py-8 md:py-14">
          <LinkButton variant="text" to={paths.landing} className="mb-4">
            Back
          </LinkButton>
          <PageTitle label="For operators">Admin Dashboard</PageTitle>
          <StillBeingBuilt>Soon figures and accounts are shown here.</StillBeingBuilt>
        </div>
      </RequireAdmin>
    </RequireSignIn>
  );
}
