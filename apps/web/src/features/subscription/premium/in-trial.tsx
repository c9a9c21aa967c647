import { bannerWords } from '../plan-words.ts';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Billing } from '../billing-words.ts';
import { copy } from '../copy.ts';
import { SubscriptionOutlook } from '../subscription-outlook.tsx';
import { TestMode } from '../test-mode.tsx';
import { UpgradeOffer } from '../upgrade-offer.tsx';
import { FreeWeek } from './free-week.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { TrialScans } from './trial-scans.tsx';

/** The running trial: its days, its first charge, and the ways to end it or to start Premium now. */
export function InTrial({ billing }: { billing: Billing }) {
  const subscription = useSubscription();
  const chargedAt = billing.nextChargeAt === null ? null : Date.parse(billing.nextChargeAt);
  return (
    <>
      <PageTitle label={copy.premium.trialLabel} lead={`${bannerWords(subscription)}.`}>
        {copy.premium.trialTitle}
      </PageTitle>
      <OfferSheet
        terms={chargedAt !== null && <FreeWeek firstChargeAt={chargedAt} />}
        note={<TrialScans />}
      >
        <div className="space-y-5">
          <SubscriptionOutlook billing={billing} />
          <div className="mt-3 border-t border-line pt-6">
            <h2 className="mb-2 text-title-sm">{copy.premium.nowTitle}</h2>
            <UpgradeOffer billing={billing} />
          </div>
          <TestMode billing={billing} />
        </div>
      </OfferSheet>
    </>
  );
}
