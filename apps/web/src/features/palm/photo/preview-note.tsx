import { PREMIUM_PRICE } from '@palm/contract/limits';
import { plans } from '@palm/contract/plans';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSubscription } from '../../../lib/user/subscription-context.ts';

/** A preview says that it is one, and what the whole would be. */
export function PreviewNote() {
  const { createCheckout, opening } = useSubscription();
  return (
    <Notice>
      <p className="font-medium">This is the beginning of your reading.</p>
      <p className="mt-1 text-paper-dim">
        The picture and the measurements are complete. Oracle Premium ({PREMIUM_PRICE} a month)
        writes the full reading, line by line, for unlimited palms, and saves up to{' '}
        {plans.premium.savedReadings}. This scan stays a preview. With Premium you can scan the same
        hand again; a free trial includes no second scan.
      </p>
      <Button variant="text" isBusy={opening !== null} onClick={createCheckout}>
        See Oracle Premium
      </Button>
    </Notice>
  );
}
