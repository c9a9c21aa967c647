import { TRIAL_DAYS } from '@palm/contract/price';
import { useUtcDay } from '../../../lib/dates/use-utc-day.ts';
import { numberWord } from '../../../lib/format/number-word.ts';
import { authThenBackTo, paths } from '../../../lib/navigation/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { copy } from '../copy.ts';
import { firstChargeFrom } from './free-days.ts';
import { FreeTerms } from './free-terms.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { TrialScans } from './trial-scans.tsx';
import { TrialTitle } from './trial-title.tsx';

/** The whole offer before anyone signs up: signing up leads back here. */
export function VisitorOffer() {
  const today = useUtcDay();
  return (
    <>
      <TrialTitle />
      <OfferSheet
        terms={<FreeTerms firstChargeAt={today === null ? null : firstChargeFrom(today)} />}
        note={<TrialScans />}
      >
        <p className="mb-4 text-small text-balance text-paper-dim">{copy.premium.accountFirst}</p>
        <OfferButtons>
          <LinkButton to={authThenBackTo(paths.premium)} className="min-h-12">
            {copy.premium.start(numberWord(TRIAL_DAYS))}
          </LinkButton>
        </OfferButtons>
      </OfferSheet>
    </>
  );
}
