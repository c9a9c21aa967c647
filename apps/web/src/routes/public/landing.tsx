import { useNavigate } from 'react-router';
import { useSession } from '../../features/accounts/session/accounts-context.ts';
import { SkyForm } from '../../features/birth/sky-form.tsx';
import { SkyWheel } from '../../features/chart/wheel/sky-wheel.tsx';
import { SignLinks } from '../../features/horoscope/sign-links.tsx';
import { Contents } from '../../features/landing/contents.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { LandingCards } from '../../features/landing/landing-cards.tsx';
import { PremiumOffer } from '../../features/landing/premium-offer.tsx';
import { TonightSheet } from '../../features/sky/tonight-sheet.tsx';
import { wheelWords } from '../../features/sky/tonight-words.ts';
import { useTonight } from '../../features/sky/use-tonight.ts';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { organization, premiumOffer, webSite } from '../../lib/page-head/structured-data.ts';
import { BeforeSession } from '../../ui/before-session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rule } from '../../ui/rule.tsx';
import { LandingSamples } from './landing-samples.tsx';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.landing.palmSoul,
    description: copy.landing.dailyReadingsHoroscopesPalmReadings,
    keywords: ['palm reading', 'horoscope', 'daily reading', 'natal chart', 'compatibility'],
    canonical: paths.landing,
    things: [webSite(), organization(), premiumOffer()],
  });

export default function Landing() {
  const { status } = useSession();
  const tonight = useTonight();
  const isSignedIn = status === 'user';
  return (
    <div className="page">
      <Hero
        day={fullDay(tonight.sky.at, tonight.zone)}
        form={<SkyAction isSignedIn={isSignedIn} />}
      >
        <div
          className="w-full max-w-136 justify-self-center md:justify-self-end"
          {...live('wheel')}
        >
          <SkyWheel sky={tonight.sky} label={wheelWords(tonight.sky)} />
        </div>
      </Hero>
      <LandingCards isSignedIn={isSignedIn} />
      <div className="h-13 md:h-20" />
      <TonightSheet tonight={tonight} />
      <LandingSamples isSignedIn={isSignedIn} />
      <Contents />
      <section
        aria-labelledby="signs"
        className="set-when-near pb-13 [--room:41rem] md:pb-20 md:[--room:33rem] lg:[--room:25rem]"
      >
        <Rule>{copy.landing.twelveSigns}</Rule>
        <h2 id="signs" className="mt-8 mb-8 text-center text-title">
          {copy.landing.lookUpYourSign}
        </h2>
        <SignLinks />
      </section>
      <PremiumOffer isSignedIn={isSignedIn} />
      <div className="h-13 md:h-20" />
    </div>
  );
}

/** A browser that was last used by a signed-in user shows the link before the session is known. */
const SkyAction = ({ isSignedIn }: { isSignedIn: boolean }) =>
  isSignedIn ? <OwnSky /> : <BeforeSession visitor={<NewSky />} waiting={<OwnSky />} />;

/** A birth date, and the next page is one's own chart. */
function NewSky() {
  const navigate = useNavigate();
  return <SkyForm kept={null} onKept={() => void navigate(paths.yourSky)} />;
}

function OwnSky() {
  return (
    <LinkButton to={paths.yourSky} className="w-full">
      {copy.landing.seeYourSky}
    </LinkButton>
  );
}
