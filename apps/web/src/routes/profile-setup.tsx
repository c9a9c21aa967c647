import type { Profile } from '@palm/contract/entities';
import { useNavigate } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { DangerZone } from '../features/accounts/account-deletion/danger-zone.tsx';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { BirthDetailsForm } from '../features/birth/birth-details-form.tsx';
import { useCarryOver } from '../features/birth/use-carry-over.ts';
import { WhyWeAsk } from '../features/birth/why-we-ask.tsx';
import { useMailSettings } from '../features/mail/use-mail-settings.ts';
import { MailPreferences } from '../features/mail/mail-preferences.tsx';
import { ProfileNotLoaded } from '../features/readings/states/profile-not-loaded.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { SKIP_LEAVE_WARNING } from '../lib/navigation/use-leave-warning.ts';
import { isWholeBirth } from '../lib/user/kept-birth.ts';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { FormSkeleton } from '../ui/feedback/form-skeleton.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.profileSetup.profileSetup,
    description: copy.profileSetup.whenAndWhereYouWere,
    keywords: ['birth details', 'zodiac sign', 'natal chart'],
    canonical: paths.profileSetup,
    isPrivate: true,
  });

export default function ProfileSetup() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle
        label={copy.profileSetup.yourDetails}
        lead={copy.profileSetup.yourChartDependsOnWhen}
      >
        {copy.profileSetup.profileSetup}
      </PageTitle>
      <RequireSignIn waiting={<FormToCome />}>
        <Contents />
      </RequireSignIn>
    </div>
  );
}

const COLUMNS = 'grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]';
const FORM = 'max-md:border-0 max-md:bg-transparent max-md:p-0';

const FormToCome = () => (
  <div className={COLUMNS}>
    <Card className={FORM}>
      <h2 className="mb-5 text-title-sm">{copy.profileSetup.birthDetails}</h2>
      <FormSkeleton fields={6} label={copy.profileSetup.loadingYourProfile} />
    </Card>
  </div>
);

/** Everything the form asks for was given. */
const isWhole = (profile: Profile | null): boolean =>
  profile !== null && profile.birth_name !== null && isWholeBirth(profile);

function Contents() {
  const navigate = useNavigate();
  const session = useSession();
  const loading = useProfile();
  const profile = loading.data ?? null;
  const isCarrying = useCarryOver(session.status === 'user' ? session.session.user.id : null);
  if (session.status !== 'user') return null;
  if (isCarrying || isFirstLoad(loading)) return <FormToCome />;
  const userId = session.session.user.id;
  const hasChart = profile !== null && profile.birth_date !== null;
  return (
    <div className={COLUMNS}>
      <Card className={FORM}>
        <h2 className="mb-5 text-title-sm">{copy.profileSetup.birthDetails}</h2>
        {/* An empty form would look as if no details were saved. */}
        {loading.data === undefined ? (
          <ProfileNotLoaded onRetry={() => void loading.refetch()} />
        ) : (
          <>
            <BirthDetailsForm
              userId={userId}
              profile={profile}
              onSaved={() => void navigate(paths.yourSky, { state: SKIP_LEAVE_WARNING })}
            />
            {!isWhole(profile) && (
              <LinkButton
                variant="text"
                className="mt-4"
                to={hasChart ? paths.yourSky : paths.palm}
              >
                {copy.profileSetup.skip}
              </LinkButton>
            )}
          </>
        )}
      </Card>
      {/* Below the form on a phone, beside it on a wide screen. */}
      <aside className="max-w-(--measure) lg:col-start-2 lg:row-start-1">
        <WhyWeAsk />
        {hasChart && (
          <LinkButton to={paths.profile} variant="quiet" className="mt-6">
            {copy.profileSetup.seeMyChart}
          </LinkButton>
        )}
      </aside>
      <div className="grid gap-10">
        <MailPreferences userId={userId} hasHeading />
        <Danger userId={userId} />
      </div>
    </div>
  );
}

/** Below the mail settings, once they are there. */
const Danger = ({ userId }: { userId: string }) =>
  isFirstLoad(useMailSettings(userId)) ? null : <DangerZone />;
