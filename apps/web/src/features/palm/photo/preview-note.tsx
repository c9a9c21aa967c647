import { PREMIUM_PRICE } from '@palm/contract/price';
import { plans } from '@palm/contract/plans';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { copy } from '../copy.ts';

/** A preview says that it is one, and what the whole would be. */
export function PreviewNote() {
  return (
    <Notice>
      <p className="font-medium">{copy.previewNote.thisIsBeginningOfYour}</p>
      <p className="mt-1 text-paper-dim">
        {copy.previewNote.whatPremiumGives(PREMIUM_PRICE, plans.premium.savedReadings)}
      </p>
      <LinkButton variant="text" to={paths.premium}>
        {copy.previewNote.unlockThisReading}
      </LinkButton>
    </Notice>
  );
}
