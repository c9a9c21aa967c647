import { PREMIUM_PRICE } from '@palm/contract/price';
import { weekdayAndDay } from '../../../lib/format/calendar-words.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Billing } from '../billing-words.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';
import { TestMode } from '../test-mode.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { OfferSheet } from './offer-sheet.tsx';

/** For a user who has had the trial: no second one is promised. */
export function PaidOffer({ billing }: { billing: Billing }) {
  const chargedAt = Date.parse(billing.nextCheckout.firstChargeAt);
  return (
    <>
      <PageTitle label={copy.premium.label} lead={copy.premium.paidLead}>
        {copy.premium.paidTitle(PREMIUM_PRICE)}
      </PageTitle>
      <OfferSheet
        terms={
          <p className="reading text-balance">
            {withElements(copy.premium.chargedMonthly, {
              today: (
                <span className="text-brass-bright">
                  {copy.premium.today(weekdayAndDay(chargedAt, 'UTC'))}
                </span>
              ),
            })}
          </p>
        }
      >
        <OfferButtons>
          <CheckoutButton billing={billing}>{copy.premium.subscribe}</CheckoutButton>
        </OfferButtons>
        <TestMode billing={billing} />
      </OfferSheet>
    </>
  );
}
