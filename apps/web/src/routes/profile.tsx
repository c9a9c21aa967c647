import { AccountActions } from '../features/accounts/account-actions.tsx';
import { AccountInformation } from '../features/accounts/account-information.tsx';
import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () =>
  pageMeta({
    title: 'Profile',
    description: 'Your account, your details, and the way out.',
    keywords: ['profile', 'account'],
    canonical: paths.profile,
  });

export default function Profile() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle label="Your account">Profile</PageTitle>
        <div className="grid gap-6 md:grid-cols-2">
          <AccountInformation />
          <AccountActions />
          <div className="md:col-span-2">
            <Notice>
              Subscription, mail settings, data export and account deletion are still being built.
            </Notice>
          </div>
        </div>
      </div>
    </RequireSignIn>
  );
}
