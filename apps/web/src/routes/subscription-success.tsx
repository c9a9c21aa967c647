import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Oracle Premium',
    description: 'What Oracle Premium opens for you.',
    keywords: ['oracle premium'],
    canonical: null,
  });

export default function SubscriptionSuccess() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle label="Subscription">Oracle Premium</PageTitle>
        <StillBeingBuilt>Premium cannot be bought yet, so nothing was charged.</StillBeingBuilt>
      </div>
    </RequireSignIn>
  );
}
