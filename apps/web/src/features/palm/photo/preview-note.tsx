import { PREMIUM_PRICE } from '@palm/contract/limits';
import { plans } from '@palm/contract/plans';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import { copy } from '../copy.ts';

/** A preview says that it is one, and what the whole would be. */
export function PreviewNote() {
  const { createCheckout, opening } = useSubscription();
  return (
    <Notice>
      <p className="font-medium">{copy.previewNote.thisIsBeginningOfYour}</p>
      <p className="mt-1 text-paper-dim">
        {copy.previewNote.pictureAndMeasurementsAreComplete}
        {PREMIUM_PRICE}
        {copy.previewNote.monthWritesFullReadingLine} {plans.premium.savedReadings}
        {copy.previewNote.thisScanStaysPreviewWith}
      </p>
      <Button variant="text" isBusy={opening !== null} onClick={createCheckout}>
        {copy.previewNote.seeOraclePremium}
      </Button>
    </Notice>
  );
}
