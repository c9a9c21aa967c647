import { saveAsFile } from '../../lib/browser/save-as-file.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type Billing, consentRecord } from './billing-words.ts';
import { bannerWords, cardWords } from './plan-words.ts';
import { SubscriptionOutlook } from './subscription-outlook.tsx';
import { TestMode } from './test-mode.tsx';
import { UpgradeOffer } from './upgrade-offer.tsx';
import { useBilling } from './use-billing.ts';
import { copy } from './copy.ts';

/** The profile's card: the plan, what it will cost and when, and the ways in and out. */
export function SubscriptionStatus() {
  const { isKnown, loading } = useSubscription();
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.subscriptionStatus.subscriptionStatus}</h2>
      {loading && <Skeleton lines={4} label={copy.subscriptionStatus.loadingYourSubscription} />}
      {isKnown && <KnownStatus />}
      {!loading && !isKnown && <UnknownStatus />}
    </Card>
  );
}

/** Shows no plan at all rather than a wrong one. */
function UnknownStatus() {
  const { checkAgain } = useSubscription();
  return (
    <>
      <p className="mb-4 text-paper-dim">
        {copy.subscriptionStatus.weCouldntCheckYourSubscription}
      </p>
      <Button variant="quiet" onClick={checkAgain}>
        {copy.subscriptionStatus.tryAgain}
      </Button>
    </>
  );
}

function KnownStatus() {
  const subscription = useSubscription();
  const { data: billing } = useBilling();
  const { accessType, isInTrial, subscribed } = subscription;
  // A failed payment is settled in the portal; a second subscription would charge twice.
  const owesPayment = (billing?.paymentFailedAt ?? null) !== null;
  const { title, about } = cardWords(subscription);
  return (
    <div className="space-y-5">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-paper-dim">{about}</p>
        {accessType === 'trial_ended' && (
          <p className="text-paper-dim">{bannerWords(subscription)}.</p>
        )}
      </div>
      {(subscribed || isInTrial || owesPayment) && <SubscriptionOutlook billing={billing} />}
      {!subscribed && !owesPayment && <UpgradeOffer billing={billing} />}
      {!subscribed && (
        <LinkButton variant="text" to={paths.premium}>
          {copy.subscriptionStatus.seePremium}
        </LinkButton>
      )}
      {billing !== undefined && <Fineprint billing={billing} />}
    </div>
  );
}

function Fineprint({ billing }: { billing: Billing }) {
  return (
    <>
      <TestMode billing={billing} />
      {billing.consents.length > 0 && (
        <Button
          variant="text"
          onClick={() => saveAsFile('oracle-premium-consent.txt', consentRecord(billing))}
        >
          {copy.subscriptionStatus.downloadYourAgreement}
        </Button>
      )}
    </>
  );
}
