import { AccountActions } from '../features/accounts/settings/account-actions.tsx';
import { AccountInformation } from '../features/accounts/settings/account-information.tsx';
import { DeleteAccount } from '../features/accounts/account-deletion/delete-account.tsx';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { SecurityCard } from '../features/accounts/settings/security-card.tsx';
import { useSecurity } from '../features/accounts/settings/use-security.ts';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { ChartSkeleton } from '../features/chart/chart-skeleton.tsx';
import { useChart } from '../features/chart/use-chart.ts';
import { YourChart } from '../features/chart/your-chart.tsx';
import { MailSummary } from '../features/mail/mail-summary.tsx';
import { useMailSettings } from '../features/mail/use-mail-settings.ts';
import { PushSettings } from '../features/mail/push-settings.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { ThemeToggle } from '../features/navigation/theme-toggle.tsx';
import { useBilling } from '../features/subscription/use-billing.ts';
import { SubscriptionStatus } from '../features/subscription/subscription-status.tsx';
import { useExport } from '../features/your-data/use-export.ts';
import { useKeptPhotos } from '../features/your-data/use-kept-photos.ts';
import { YourData } from '../features/your-data/your-data.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useSubscription } from '../lib/user/subscription-context.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonBar, SkeletonShape } from '../ui/feedback/skeleton.tsx';
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
    <div className="page py-8 md:py-14">
      <BackButton />
      <PageTitle label={copy.profile.yourAccount}>{copy.profile.profile}</PageTitle>
      <RequireSignIn waiting={<ChartSkeleton />}>
        <Contents />
      </RequireSignIn>
    </div>
  );
}

/** A profile that cannot be loaded is no reason to lock the page: what is known is shown. */
function Contents() {
  const session = useSession();
  const loading = useProfile();
  if (session.status !== 'user' || isFirstLoad(loading)) return <ChartSkeleton />;
  return (
    <div className="space-y-12">
      <YourChart />
      <Account userId={session.session.user.id} />
    </div>
  );
}

/** The cards, once all of them are known: one that grew later would push the buttons below it away. */
function Account({ userId }: { userId: string }) {
  const { loading: isPlanLoading } = useSubscription();
  const parts = [
    useChart(),
    useBilling(),
    useMailSettings(userId),
    useSecurity(userId),
    useExport(userId),
    useKeptPhotos(userId),
  ];
  if (isPlanLoading || parts.some(isFirstLoad)) return <CardsToCome />;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 print:hidden">
      <div className="grid gap-6">
        <AccountInformation />
        <SubscriptionStatus />
        <Settings userId={userId} />
      </div>
      <div className="grid gap-6">
        <AccountActions />
        <SecurityCard />
        <YourData userId={userId} deleteButton={<DeleteAccount />} />
      </div>
    </div>
  );
}

const CardsToCome = () => (
  <SkeletonShape label={copy.profile.loadingYourAccount} className="grid gap-6 md:grid-cols-2">
    {Array.from({ length: 4 }, (_, card) => (
      <div key={card} className="space-y-4 rounded-print border border-line bg-raised p-6 md:p-8">
        <SkeletonBar className="mb-6 h-8 w-1/2" />
        <SkeletonBar className="h-4 w-2/3" />
        <SkeletonBar className="h-4" />
        <SkeletonBar className="h-4 w-4/5" />
      </div>
    ))}
  </SkeletonShape>
);

function Settings({ userId }: { userId: string }) {
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.profile.settings}</h2>
      <div className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        <MailSummary userId={userId} />
        <PushSettings userId={userId} />
        <div>
          <h3 className="label font-sans">{copy.profile.dayOrNight}</h3>
          <ThemeToggle />
        </div>
      </div>
    </Card>
  );
}
