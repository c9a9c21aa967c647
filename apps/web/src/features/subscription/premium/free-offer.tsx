import { TRIAL_DAYS } from '@palm/contract/price';
import { numberWord } from '../../../lib/format/number-word.ts';
import type { Billing } from '../billing-words.ts';
import { copy } from '../copy.ts';
import { TestMode } from '../test-mode.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeTerms } from './free-terms.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { TrialScans } from './trial-scans.tsx';
import { TrialTitle } from './trial-title.tsx';

/** For a user who may still have a trial. */
export function FreeOffer({ billing }: { billing: Billing }) {
  return (
    <>
      <TrialTitle />
      <OfferSheet
        terms={<FreeTerms firstChargeAt={Date.parse(billing.nextCheckout.firstChargeAt)} />}
        note={<TrialScans />}
      >
        <OfferButtons>
          <CheckoutButton billing={billing}>
            {copy.premium.start(numberWord(TRIAL_DAYS))}
          </CheckoutButton>
        </OfferButtons>
        <TestMode billing={billing} />
      </OfferSheet>
    </>
  );
}
