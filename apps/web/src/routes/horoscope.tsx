import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { Profile } from '@palm/contract/entities';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { HoroscopeHeader } from '../features/horoscope/horoscope-header.tsx';
import { SignLinks } from '../features/horoscope/sign-links.tsx';
import { signOf } from '../features/horoscope/sign-of.ts';
import { ClosingLinks } from '../features/readings/closing-links.tsx';
import { CompleteProfilePrompt } from '../features/readings/states/complete-profile-prompt.tsx';
import { PremiumNote } from '../features/readings/premium-note.tsx';
import { ProfileNotLoaded } from '../features/readings/states/profile-not-loaded.tsx';
import { ReadingOffline } from '../features/readings/states/reading-offline.tsx';
import { horoscopeUpsell } from '../features/readings/upsell-words.ts';
import { useSubscription } from '../lib/user/subscription-context.ts';
import { usePlan } from '../features/readings/use-plan.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { horoscopeOf, paths } from '../lib/navigation/paths.ts';
import { useIsOffline } from '../lib/api/reachability.ts';
import { BeforeSession } from '../ui/before-session.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Rule } from '../ui/rule.tsx';
import { OwnReading } from './own-reading.tsx';
import { PartnerReadings } from './partner-readings.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.horoscope.horoscopeCenter,
    description: copy.horoscope.dailyWeeklyLoveCareerHealth,
    keywords: ['horoscope', 'zodiac', 'daily horoscope', 'compatibility'],
    canonical: paths.horoscope,
  });

export default function Horoscope() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label={copy.horoscope.twelveSigns} lead={copy.horoscope.horoscopesForYourSignAnd}>
        {copy.horoscope.horoscopeCenter}
      </PageTitle>
      <HoroscopeRoom />
    </div>
  );
}

const Signs = () => (
  <div className="mt-13 space-y-8">
    <Rule>{copy.horoscope.aboutSigns}</Rule>
    <SignLinks />
  </div>
);

/** The sign in the URL, set by the links on the sign pages. */
function useSignInMind(): SignId | null {
  const wanted = useSearchParams()[0].get('sign');
  return SIGN_IDS.find((sign) => sign === wanted) ?? null;
}

function HoroscopeRoom() {
  const inMind = useSignInMind();
  const session = useSession();
  const loading = useProfile();
  const isOffline = useIsOffline();
  const { loading: isPlanLoading } = useSubscription();
  const waiting = <Skeleton lines={8} label={copy.horoscope.loadingYourBirthDetails} />;
  if (session.status === 'visitor') return <ForVisitors inMind={inMind} />;
  if (session.status === 'unknown')
    return isOffline ? (
      <ReadingOffline />
    ) : (
      // As it was written: what the address asks for is known to who reads it, later.
      <BeforeSession visitor={<ForVisitors inMind={null} />} waiting={waiting} />
    );
  // Nothing may come in later above what can be pressed: the plan decides whether the offer stands there.
  if (isFirstLoad(loading) || isPlanLoading) return waiting;
  return (
    <>
      <KnownRoom loading={loading} inMind={inMind} />
      <Signs />
    </>
  );
}

interface KnownRoomProps {
  loading: ReturnType<typeof useProfile>;
  inMind: SignId | null;
}

function KnownRoom({ loading, inMind }: KnownRoomProps) {
  if (loading.data === undefined)
    return <ProfileNotLoaded onRetry={() => void loading.refetch()} />;
  if (!loading.data?.birth_date)
    return (
      <CompleteProfilePrompt title={copy.horoscope.completeYourProfile}>
        {copy.horoscope.horoscopeStartsFromYourBirth}
      </CompleteProfilePrompt>
    );
  return <ForMembers key={inMind} profile={loading.data} inMind={inMind} />;
}

function ForVisitors({ inMind }: { inMind: SignId | null }) {
  return (
    <>
      <SignInPrompt
        title={
          inMind ? copy.horoscope.signInForSign(SIGNS[inMind].name) : copy.horoscope.signInForYours
        }
        backTo={inMind ? horoscopeOf(inMind) : paths.horoscope}
      >
        {copy.horoscope.horoscopeStartsFromYourBirth2}
      </SignInPrompt>
      <p className="text-center text-paper-dim">{copy.horoscope.openToAll}</p>
      <Signs />
    </>
  );
}

const links = [
  { to: paths.askTheOracle, words: copy.horoscope.askOracle },
  { to: paths.dailyReadings, words: copy.horoscope.dailyReadings },
  { to: paths.history, words: copy.history.yourHistory },
];

interface ForMembersProps {
  profile: Profile;
  inMind: SignId | null;
}

function ForMembers({ profile, inMind }: ForMembersProps) {
  const plan = usePlan();
  const own = signOf(profile);
  /** Undefined until the user chooses another sign; null while they are choosing. */
  const [chosen, setChosen] = useState<SignId | null | undefined>(inMind ?? undefined);
  const sign = chosen === undefined ? own : chosen;
  return (
    <div className="space-y-12">
      <HoroscopeHeader profile={profile} sign={own} />
      {own && inMind && inMind === chosen && own !== inMind && (
        <Notice>
          {copy.horoscope.youCameFor(SIGNS[inMind].name, SIGNS[own].name)}{' '}
          <Button variant="text" onClick={() => setChosen(undefined)}>
            {copy.horoscope.readInstead(SIGNS[own].name)}
          </Button>
        </Notice>
      )}
      <OwnReading sign={sign} ownSign={own} onSign={setChosen} />
      {plan?.showsUpsell === true && (
        <PremiumNote title={copy.horoscope.readFurtherWithOraclePremium}>
          {horoscopeUpsell(plan)}
        </PremiumNote>
      )}
      <PartnerReadings userId={profile.user_id} sign={sign ?? own} ownSign={own} />
      <ClosingLinks links={links} />
    </div>
  );
}
