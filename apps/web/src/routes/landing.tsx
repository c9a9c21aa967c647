import { useSession } from '../features/accounts/accounts-context.ts';
import { Contents } from '../features/landing/contents.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LandingCards } from '../features/landing/landing-cards.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { organization, premiumOffer, webSite } from '../lib/structured-data.ts';

export const meta = () =>
  pageMeta({
    title: 'Palm & Soul',
    description:
      'Daily readings, horoscopes, palm readings and a conversation with the Oracle. Every line shows the planet or the crease it rests on.',
    keywords: ['palm reading', 'horoscope', 'daily reading', 'natal chart', 'compatibility'],
    canonical: paths.landing,
    things: [webSite(), organization(), premiumOffer()],
  });

export default function Landing() {
  const { status } = useSession();
  return (
    <div className="page">
      <Hero />
      <LandingCards isSignedIn={status === 'user'} />
      <Contents />
    </div>
  );
}
