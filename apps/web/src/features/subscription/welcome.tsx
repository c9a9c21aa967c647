import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTrack } from '../../lib/analytics/analytics-context.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { outlookWords } from './billing-words.ts';
import { isFirstArrival } from './first-arrival.ts';
import { useBilling } from './use-billing.ts';
import { copy } from './copy.ts';

const FEATURES = [
  copy.welcome.unlimitedMysticalReadings,
  copy.welcome.fullBiometricAnalysis,
  copy.welcome.personalizedHoroscopes,
  copy.welcome.advancedCosmicInsights,
];

/** The page after a checkout: what is unlocked, and what was agreed. */
export function Welcome() {
  const { hasAccess, checkAgain } = useSubscription();
  useEffect(checkAgain, [checkAgain]);
  useArrivalNote();
  return (
    <div className="space-y-8">
      <Outlook />
      <section>
        <h2 className="mb-4 text-title-sm">
          {hasAccess ? copy.welcome.nowOpenToYou : copy.welcome.whatOraclePremiumOpens}
        </h2>
        <ul className="max-w-(--measure) divide-y divide-line border-y border-line">
          {FEATURES.map((feature) => (
            <li key={feature} className="py-3">
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <LinkButton to={paths.horoscope}>{copy.welcome.exploreHoroscopes}</LinkButton>
        <LinkButton to={paths.cosmicMirror} variant="quiet">
          {copy.welcome.cosmicMirror}
        </LinkButton>
      </div>
    </div>
  );
}

/** The payment provider may confirm after it has sent the customer back; the page then says so and updates by itself. */
function Outlook() {
  const { hasAccess, isKnown } = useSubscription();
  const { data: billing } = useBilling();
  if (!isKnown) return null;
  if (!hasAccess)
    return (
      <Notice>
        <p>{copy.welcome.weHaventReceivedYourPayment}</p>
      </Notice>
    );
  const words = billing === undefined ? null : outlookWords(billing);
  return words !== null && <p className="max-w-(--measure) text-paper-dim">{words}</p>;
}

function useArrivalNote(): void {
  const { hasAccess, accessType } = useSubscription();
  const [search] = useSearchParams();
  const checkout = search.get('session_id') ?? '';
  const track = useTrack();
  useEffect(() => {
    if (hasAccess && isFirstArrival(checkout)) track('subscription', { plan_type: accessType });
  }, [hasAccess, accessType, checkout, track]);
}
