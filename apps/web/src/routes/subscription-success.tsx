import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { Welcome } from '../features/subscription/welcome.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () =>
  pageMeta({
    title: 'Welcome to Oracle Premium',
    description: 'What Oracle Premium opens for you.',
    keywords: ['oracle premium'],
    canonical: null,
  });

export default function SubscriptionSuccess() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle label="Subscription">Welcome to Oracle Premium!</PageTitle>
        <Welcome />
      </div>
    </RequireSignIn>
  );
}
