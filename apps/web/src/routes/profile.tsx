import { AccountActions } from '../features/accounts/settings/account-actions.tsx';
import { AccountInformation } from '../features/accounts/settings/account-information.tsx';
import { DeleteAccount } from '../features/accounts/account-deletion/delete-account.tsx';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { SecurityCard } from '../features/accounts/settings/security-card.tsx';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { YourChart } from '../features/chart/your-chart.tsx';
import { MailSummary } from '../features/mail/mail-summary.tsx';
import { PushSettings } from '../features/mail/push-settings.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { ThemeToggle } from '../features/navigation/theme-toggle.tsx';
import { SubscriptionStatus } from '../features/subscription/subscription-status.tsx';
import { YourData } from '../features/your-data/your-data.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.profile.profile,
    description: copy.profile.yourChartYourAccountAnd,
    keywords: ['profile', 'account', 'natal chart'],
    canonical: paths.profile,
    isPrivate: true,
  });

export default function Profile() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <BackButton />
        <PageTitle label={copy.profile.yourAccount}>{copy.profile.profile}</PageTitle>
        <Contents />
      </div>
    </RequireSignIn>
  );
}

/** A profile that cannot be loaded is no reason to lock the page: what is known is shown. */
function Contents() {
  const loading = useProfile();
  if (isFirstLoad(loading)) return <Skeleton lines={8} label={copy.profile.loadingYourProfile} />;
  return (
    <div className="space-y-12">
      <YourChart />
      <div className="grid items-start gap-6 md:grid-cols-2 print:hidden">
        <div className="grid gap-6">
          <AccountInformation />
          <SubscriptionStatus />
          <Settings />
        </div>
        <div className="grid gap-6">
          <AccountActions />
          <SecurityCard />
          <OwnData />
        </div>
      </div>
    </div>
  );
}

function OwnData() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return <YourData userId={session.session.user.id} leaving={<DeleteAccount />} />;
}

function Settings() {
  const session = useSession();
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.profile.settings}</h2>
      <div className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        {session.status === 'user' && <MailSummary userId={session.session.user.id} />}
        {session.status === 'user' && <PushSettings userId={session.session.user.id} />}
        <div>
          <h3 className="label font-sans">{copy.profile.light}</h3>
          <ThemeToggle />
        </div>
      </div>
    </Card>
  );
}
