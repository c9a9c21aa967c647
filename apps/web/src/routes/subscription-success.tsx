import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { SkyWheel } from '../features/chart/wheel/sky-wheel.tsx';
import { wheelWords } from '../features/sky/tonight-words.ts';
import { useTonight } from '../features/sky/use-tonight.ts';
import { Welcome } from '../features/subscription/welcome.tsx';
import { fullDay } from '../lib/format/calendar-words.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.subscriptionSuccess.welcomeToOraclePremium,
    description: copy.subscriptionSuccess.whatOraclePremiumOpensFor,
    keywords: ['oracle premium'],
    canonical: null,
  });

export default function SubscriptionSuccess() {
  return (
    <RequireSignIn>
      <div className="page grid items-center gap-13 py-8 md:grid-cols-[1.05fr_1fr] md:py-14">
        <div>
          <PageTitle label={copy.subscriptionSuccess.subscription}>
            {copy.subscriptionSuccess.welcomeToOraclePremium2}
          </PageTitle>
          <Welcome />
        </div>
        <SkyOfTheDay />
      </div>
    </RequireSignIn>
  );
}

/** The current sky, beside the list. Hidden on a phone. */
function SkyOfTheDay() {
  const { sky, zone } = useTonight();
  return (
    <figure className="w-full max-w-120 justify-self-end max-md:hidden">
      <SkyWheel sky={sky} label={wheelWords(sky)} />
      <figcaption className="label mt-6 text-center">{fullDay(sky.at, zone)}</figcaption>
    </figure>
  );
}
