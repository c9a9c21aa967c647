import { useId } from 'react';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import { Button } from '../../ui/button.tsx';
import { type Billing, offerWords } from './billing-words.ts';
import { copy } from './copy.ts';

/** The upgrade button, with the price and the day of the first charge. */
export function UpgradeOffer({ billing }: { billing: Billing | undefined }) {
  const { opening, createCheckout } = useSubscription();
  const offer = useId();
  return (
    <div className="space-y-3">
      <p id={offer} className="min-h-12 text-small">
        {billing !== undefined && offerWords(billing)}
      </p>
      <Button isBusy={opening === 'checkout'} onClick={createCheckout} aria-describedby={offer}>
        {copy.upgradeOffer.upgrade}
      </Button>
    </div>
  );
}
